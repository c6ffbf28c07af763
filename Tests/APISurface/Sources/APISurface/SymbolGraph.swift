import Foundation

/// What `swift symbolgraph-extract` wrote: the public symbols of a module and of the modules it re-exports.
struct SymbolGraph {
  /// The compiler's identifiers of the symbols with a name; several where a protocol's requirement has a default, or
  /// where overloads differ only in types.
  private(set) var identifiers: [String: [String]] = [:]

  /// The names of UIKit's own symbols, those of modules it re-exports left out, by the compiler's identifiers.
  private(set) var ownNames: [String: String] = [:]

  /// The declarations of properties by their names, as source text.
  private(set) var declarations: [String: String] = [:]

  /// The names of the protocols.
  private(set) var protocols: Set<String> = []

  /// The superclass of each of these classes; NSObject where it is of another module, or not public.
  private(set) var superclasses: [String: String] = [:]

  init(directory: URL) throws {
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    var inheritances: [Relationship] = []
    while let file = files?.nextObject() as? URL {
      guard file.lastPathComponent.hasSuffix(".symbols.json") else { continue }
      let graph = try JSONDecoder().decode(File.self, from: Data(contentsOf: file))
      inheritances += graph.relationships.filter { $0.kind == "inheritsFrom" }
      for symbol in graph.symbols {
        let name = symbol.pathComponents.joined(separator: ".")
        identifiers[name, default: []].append(symbol.identifier.precise)
        if symbol.kind.identifier == "swift.property" {
          declarations[name] = symbol.declarationFragments?.map(\.spelling).joined()
        }
        if symbol.kind.identifier == "swift.protocol" { protocols.insert(name) }
        if file.lastPathComponent.hasPrefix("UIKit") { ownNames[symbol.identifier.precise] = name }
      }
    }
    for inheritance in inheritances {
      if let name = ownNames[inheritance.source] {
        superclasses[name] = ownNames[inheritance.target] ?? "NSObject"
      }
    }
  }

  /// The identifiers of a symbol: of a member of a type, also those of its superclasses. Nil if there is none.
  func identifiers(ofMember name: String) -> [String]? {
    guard let dot = name.lastIndex(of: ".") else { return identifiers[name] }
    let member = name[dot...]
    // The initializer with parameters of a member may contain a dot, but no type has its name.
    return sequence(first: String(name[..<dot]), next: { superclasses[$0] }).lazy
      .compactMap { identifiers[$0 + member] }.first
  }

  private struct File: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]
  }

  private struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }

  private struct Symbol: Decodable {
    var pathComponents: [String]
    var identifier: Identifier
    var kind: Kind
    var declarationFragments: [Fragment]?
  }

  private struct Kind: Decodable {
    var identifier: String
  }

  private struct Fragment: Decodable {
    var spelling: String
  }

  private struct Identifier: Decodable {
    var precise: String
  }
}
