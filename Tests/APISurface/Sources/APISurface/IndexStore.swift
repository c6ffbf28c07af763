import CIndexStore
import Foundation

/// What the compiler noted down while it built: which symbols stand where.
struct IndexStore {
  /// Why there is nothing to read.
  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String { "there is no index at \(path); build with `swift build` first" }
  }

  private let store: indexstore_t

  init(at path: String) throws {
    guard let store = indexstore_store_create(path, nil) else { throw Missing(path: path) }
    self.store = store
  }

  /// The symbols in each source file of a directory that is there and was built.
  func uses(inFilesOf directory: URL) -> [URL: [SymbolUse]] {
    let folder = directory.standardizedFileURL.path + "/"
    var uses: [URL: [SymbolUse]] = [:]
    for unit in unitNames {
      guard let reader = indexstore_unit_reader_create(store, unit, nil) else { continue }
      defer { indexstore_unit_reader_dispose(reader) }
      let file = String(indexstore_unit_reader_get_main_file(reader))
      // Units of files that have been deleted since are left lying about.
      guard file.hasPrefix(folder), FileManager.default.fileExists(atPath: file) else { continue }
      uses[URL(fileURLWithPath: file)] = records(of: reader, about: file).flatMap(uses(inRecord:))
    }
    return uses
  }

  private var unitNames: [String] {
    collect { context in
      indexstore_store_units_apply_f(store, 1, context) { context, name in
        add(String(name), to: context)
        return true
      }
    }
  }

  private func records(of reader: indexstore_unit_reader_t, about file: String) -> [String] {
    let found: [(name: String, file: String)] = collect { context in
      indexstore_unit_reader_dependencies_apply_f(reader, context) { context, dependency in
        if let dependency,
          Int(indexstore_unit_dependency_get_kind(dependency)) == INDEXSTORE_UNIT_DEPENDENCY_RECORD
        {
          let name = String(indexstore_unit_dependency_get_name(dependency))
          add((name: name, file: String(indexstore_unit_dependency_get_filepath(dependency))), to: context)
        }
        return true
      }
    }
    return found.filter { $0.file == file }.map(\.name)
  }

  private func uses(inRecord name: String) -> [SymbolUse] {
    guard let reader = indexstore_record_reader_create(store, name, nil) else { return [] }
    defer { indexstore_record_reader_dispose(reader) }
    return collect { context in
      indexstore_record_reader_occurrences_apply_f(reader, context) { context, occurrence in
        guard let occurrence else { return true }
        // What the compiler adds by itself it adds everywhere.
        let roles = indexstore_occurrence_get_roles(occurrence)
        guard roles & UInt64(INDEXSTORE_SYMBOL_ROLE_IMPLICIT) == 0 else { return true }
        var line: UInt32 = 0
        indexstore_occurrence_get_line_col(occurrence, &line, nil)
        let identifier = String(indexstore_symbol_get_usr(indexstore_occurrence_get_symbol(occurrence)))
        add(SymbolUse(identifier: identifier, line: Int(line)), to: context)
        let overridden: [String] = collect { context in
          indexstore_occurrence_relations_apply_f(occurrence, context) { context, relation in
            let roles = indexstore_symbol_relation_get_roles(relation)
            guard roles & UInt64(INDEXSTORE_SYMBOL_ROLE_REL_OVERRIDEOF) != 0 else { return true }
            let symbol = indexstore_symbol_relation_get_symbol(relation)
            add(String(indexstore_symbol_get_usr(symbol)), to: context)
            return true
          }
        }
        for identifier in overridden { add(SymbolUse(identifier: identifier, line: Int(line)), to: context) }
        return true
      }
    }
  }
}

/// Calls a function of the library that hands its results one by one to a callback without state.
private func collect<Element>(_ apply: (UnsafeMutableRawPointer) -> Bool) -> [Element] {
  var found: [Element] = []
  _ = withUnsafeMutablePointer(to: &found) { apply($0) }
  return found
}

/// Adds an element to the array that `collect` fills.
private func add<Element>(_ element: Element, to context: UnsafeMutableRawPointer?) {
  context?.assumingMemoryBound(to: [Element].self).pointee.append(element)
}

extension String {
  fileprivate init(_ text: indexstore_string_ref_t) {
    self.init(
      decoding: UnsafeRawBufferPointer(start: text.data, count: text.length), as: UTF8.self)
  }
}
