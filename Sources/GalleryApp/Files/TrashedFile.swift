import Foundation
import SystemPackage

/// A file in a trash of the desktop, with the note of where it was (freedesktop.org's Trash specification 1.0).
package struct TrashedFile: Hashable, Sendable {
  /// Where the file was.
  let original: FilePath
  /// The file in the trash.
  let file: FilePath
  /// The note about it.
  let note: FilePath

  /// Finds a file that has just been moved to the trash; nil if no trash has it under one of the names that GIO gives it:
  /// its own, or else with the first number from 2 on that is free, before the first dot.
  ///
  /// - Parameters:
  ///   - original: The absolute path where it was.
  ///   - identity: The identity of the file.
  package init?(of original: FilePath, _ identity: FileRecord.Identity) {
    guard let name = original.lastComponent else { return nil }
    for trash in Self.folders(for: original) {
      let (files, notes) = (trash.appending("files"), trash.appending("info"))
      for number in 1... {
        let component = name.numbered(number)
        let (file, note) = (files.appending(component), notes.appending(component.noteName))
        let record = FileRecord(of: file)
        let found = TrashedFile(original: original, file: file, note: note)
        if record?.identity == identity, found.isNoted(in: trash) {
          self = found
          return
        }
        guard record != nil || note.exists else { break }
      }
    }
    return nil
  }

  /// Finds files that have just been moved to the trash, whatever their names there.
  ///
  /// - Parameter files: The absolute paths where the files were, and their identities, which several names of a file share.
  /// - Complexity: O(*n*) for *n* files in the trash.
  package static func find(_ files: [FilePath: FileRecord.Identity]) -> [FilePath: TrashedFile] {
    var found: [FilePath: TrashedFile] = [:]
    let originals = Dictionary(grouping: files.keys) { files[$0] }
    let folders = Set(files.keys.map { $0.removingLastComponent() })
    for trash in Set(folders.flatMap { Self.folders(for: $0.appending("file")) }) {
      let (folder, notes) = (trash.appending("files"), trash.appending("info"))
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.string)) ?? [] {
        guard let component = FilePath.Component(name), case let file = folder.appending(component),
          let identity = FileRecord(of: file)?.identity
        else { continue }
        let note = notes.appending(component.noteName)
        let original = originals[identity]?.first {
          found[$0] == nil && TrashedFile(original: $0, file: file, note: note).isNoted(in: trash)
        }
        if let original { found[original] = TrashedFile(original: original, file: file, note: note) }
      }
    }
    return found
  }

  /// Whether the note says that the file was where it was. Other names of the same file (hard links) have other notes. A note
  /// that cannot be read says nothing against it.
  private func isNoted(in trash: FilePath) -> Bool {
    let prefix = "Path="
    guard let text = try? String(contentsOfFile: note.string, encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(prefix) }),
      case let escaped = line.dropFirst(prefix.count), case let isAbsolute = escaped.hasPrefix("/"),
      let path = FilePath(fileURI: "file://\(isAbsolute ? "" : "/")\(escaped)")
    else { return true }
    // `.Trash-1000` is in the uppermost folder of its volume, and so is `.Trash/1000`.
    let isOwnFolder = trash.lastComponent?.string.hasPrefix(".Trash-") == true
    let top =
      isOwnFolder ? trash.removingLastComponent() : trash.removingLastComponent().removingLastComponent()
    let noted = isAbsolute ? path : top.appending(path.components)
    return noted.lastComponent == original.lastComponent
      && noted.removingLastComponent().resolvingLinks == original.removingLastComponent().resolvingLinks
  }

  /// Creates the value for a file whose place is known.
  package init(original: FilePath, file: FilePath, note: FilePath) {
    (self.original, self.file, self.note) = (original, file, note)
  }

  /// Returns the trashes in which a file can be: that of the user, and those of the volume.
  private static func folders(for file: FilePath) -> [FilePath] {
    let data =
      ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? NSHomeDirectory() + "/.local/share"
    let own = FilePath(data).appending("Trash")
    // The volume is that of the folder itself, wherever the link is through which the user sees it.
    var top = file.removingLastComponent().resolvingLinks
    guard let device = FolderListing.identity(of: top)?.device else { return [own] }
    while !top.components.isEmpty,
      FolderListing.identity(of: top.removingLastComponent())?.device == device
    {
      top = top.removingLastComponent()
    }
    let user = getuid()
    return [own, top.appending(".Trash").appending("\(user)"), top.appending(".Trash-\(user)")]
  }
}

extension FilePath.Component {
  /// The name that GIO gives a file in the trash when it tries for the nth time.
  fileprivate func numbered(_ number: Int) -> FilePath.Component {
    guard number > 1 else { return self }
    let name = FileName(self).bytes
    let dot = name.firstIndex(of: UInt8(ascii: ".")) ?? name.count
    return withBytes(name[..<dot] + Array(".\(number)".utf8) + name[dot...])
  }

  /// The name of the note about a file in the trash.
  fileprivate var noteName: FilePath.Component {
    withBytes(FileName(self).bytes + Array(".trashinfo".utf8))
  }

  private func withBytes(_ bytes: [UInt8]) -> FilePath.Component {
    FilePath.Component(platformString: bytes.map { CChar(bitPattern: $0) } + [0]) ?? self
  }
}
