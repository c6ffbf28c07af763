import Glibc
import SystemPackage

/// New names for files, which keep their folders.
struct FileRenaming: Sendable {
  /// The files and their new names.
  let names: [(file: FilePath, name: FileName)]
  /// The sidecars that follow the files, and their new names.
  private let sidecarNames: [(file: FilePath, name: FileName)]

  /// The maximum number of bytes of a name (NAME_MAX).
  private static let maximumLength = 255

  /// Gives files new names.
  ///
  /// - Parameter sidecars: The sidecars that follow them.
  init(_ names: [(file: FilePath, name: FileName)], _ sidecars: Sidecars = Sidecars()) {
    self.names = names
    sidecarNames = names.flatMap { file, name in
      sidecars[file].map { ($0.file, $0.name(beside: name)) }
    }
  }

  /// Names files by what the user has entered: the name of a single file, or else a pattern.
  ///
  /// - Parameter sidecars: The sidecars that follow them.
  init(_ files: [NumberedFile], by text: String, _ sidecars: Sidecars = Sidecars()) {
    let pattern = RenamePattern(text)
    let names: [(file: FilePath, name: FileName)] = files.compactMap { file in
      guard let old = file.file.lastComponent.map({ FileName($0) }) else { return nil }
      guard files.count == 1 else { return (file.file, pattern.name(for: old, number: file.number)) }
      // A name that is no text stays as it is.
      return (file.file, text == old.displayName ? old : FileName(bytes: text.utf8))
    }
    self.init(names, sidecars)
  }

  /// Gives one file a name.
  init(_ file: FilePath, to name: FileName) { self.init([(file, name)]) }

  /// The sidecars under their old and their new names.
  var sidecars: Set<FilePath> {
    Set(sidecarNames.flatMap { file, name in [file, file.removingLastComponent().appending(name) ?? file] })
  }

  /// Returns the new paths of the files that get another name. What is on the disk does not matter.
  ///
  /// - Throws: The first problem of the names themselves.
  /// - Complexity: O(*n*) for *n* files.
  func targets() throws(FileNameProblem) -> [FilePath: FilePath] {
    var targets: [FilePath: FilePath] = [:]
    var used: Set<FilePath> = []
    for (file, name) in names + sidecarNames {
      // A present name is no problem, even one with a line break.
      let isUnchanged = file.lastComponent.map { FileName($0) } == name
      if !isUnchanged, let problem = Self.problem(with: name) ?? Self.problem(of: file, named: name) {
        throw problem
      }
      guard let target = file.removingLastComponent().appending(name) else { throw .reserved }
      guard used.insert(target).inserted else { throw .repeated(name.displayName) }
      if target != file { targets[file] = target }
    }
    return targets
  }

  /// Returns the steps that give all files their names, also if files exchange their names. At no time has a file no name.
  ///
  /// - Throws: The first problem, also with the names of other files. Then nothing should be renamed.
  /// - Complexity: O(*n*) for *n* files, each of which is looked up on the disk.
  func steps() throws(FileNameProblem) -> [FileStep] {
    var targets = try targets()
    var sources: [FilePath: FilePath] = [:]
    for (file, target) in targets { sources[target] = file }
    let names = names + sidecarNames
    let all = Set(names.map(\.file))
    for (file, name) in names {
      guard let target = targets[file], !all.contains(target), Self.isTaken(target, by: file) else {
        continue
      }
      throw .taken(name.displayName)
    }
    var steps: [FileStep] = []
    // A file whose new name is free goes first. Then its own name is free.
    for (file, _) in names where targets[file].map({ targets[$0] == nil }) == true {
      var next: FilePath? = file
      while let file = next, let target = targets.removeValue(forKey: file) {
        steps.append(.move(file, to: target))
        next = sources[file]
      }
    }
    // What remains are circles.
    for (file, _) in names {
      while let target = targets.removeValue(forKey: file) {
        // The file that had the target's name has this one now.
        steps.append(.exchange(file, target))
        guard let last = targets.removeValue(forKey: target) else { continue }
        if last != file { targets[file] = last }
      }
    }
    return steps
  }

  /// The reason why a file cannot have a name; nil if it can.
  static func problem(with name: FileName) -> FileNameProblem? {
    if name.bytes.isEmpty { return .empty }
    if name.bytes.contains(UInt8(ascii: "/")) { return .slash }
    if name.bytes.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      return .lineBreak
    }
    if name.bytes == Array(".".utf8) || name.bytes == Array("..".utf8) { return .reserved }
    return name.bytes.count > maximumLength ? .tooLong : nil
  }

  /// The reason why the album would not show a file under another name; nil if it would, or does not show it now.
  private static func problem(of file: FilePath, named name: FileName) -> FileNameProblem? {
    guard let old = file.lastComponent.map({ FileName($0) }) else { return nil }
    if name.isHidden, !old.isHidden { return .hidden }
    guard let kept = old.lowercasedExtension, PictureFormats.hasPictures(kept),
      name.lowercasedExtension.map(PictureFormats.hasPictures) != true
    else { return nil }
    return .losesExtension(String(decoding: kept, as: UTF8.self))
  }

  /// Whether another file has a path.
  private static func isTaken(_ target: FilePath, by file: FilePath) -> Bool {
    guard let present = FileRecord(of: target) else { return false }
    // Where case does not matter, it may be the same file.
    let isOtherCase = target.lastComponent?.string.lowercased() == file.lastComponent?.string.lowercased()
    return !isOtherCase
      || present.identity != FileRecord(of: file)?.identity
  }
}

/// A pattern for the names of several files, such as `Holiday {n:3}`.
///
/// `{n}` is the number of the file, `{n:3}` the number with at least three digits, and `{name}` the present name without
/// the extension, which every file keeps.
struct RenamePattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case text(String)
    case number(digits: Int)
    case name
  }

  private let parts: [Part]

  /// Reads a pattern. Braces with anything else in them are text.
  init(_ pattern: String) {
    var parts: [Part] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{") {
      let close = rest[open...].firstIndex(of: "}")
      let part = close.flatMap { Self.part(rest[rest.index(after: open)..<$0]) }
      let end = part == nil ? rest.index(after: open) : close.map { rest.index(after: $0) } ?? rest.endIndex
      parts.append(.text(String(rest[..<(part == nil ? end : open)])))
      if let part { parts.append(part) }
      rest = rest[end...]
    }
    parts.append(.text(String(rest)))
    self.parts = parts
  }

  private static func part(_ text: Substring) -> Part? {
    switch text {
    case "n": return .number(digits: 1)
    case "name": return .name
    default:
      guard text.hasPrefix("n:"), let digits = Int(text.dropFirst(2)), (1...9).contains(digits) else {
        return nil
      }
      return .number(digits: digits)
    }
  }

  /// Returns the name for a file.
  func name(for old: FileName, number: Int) -> FileName {
    let stem = old.stem
    var bytes: [UInt8] = []
    for part in parts {
      switch part {
      case .text(let text): bytes += Array(text.utf8)
      case .name: bytes += stem
      case .number(let digits):
        let text = String(number)
        bytes += Array(String(repeating: "0", count: max(0, digits - text.count)).utf8) + Array(text.utf8)
      }
    }
    return FileName(bytes: bytes.isEmpty ? [] : bytes + old.bytes[stem.endIndex...])
  }
}
