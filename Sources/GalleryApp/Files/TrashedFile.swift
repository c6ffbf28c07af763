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

  /// Finds a file that has just been moved to the trash; nil if no trash has it.
  ///
  /// - Parameters:
  ///   - original: The absolute path where it was.
  ///   - identity: The identity of the file.
  package init?(of original: FilePath, _ identity: FileRecord.Identity) {
    guard let name = original.lastComponent else { return nil }
    for trash in Self.folders(for: original) {
      let (files, notes) = (trash.appending("files"), trash.appending("info"))
      func candidate(_ name: FilePath.Component) -> TrashedFile? {
        let file = files.appending(name)
        guard FileRecord(of: file)?.identity == identity else {
          return nil
        }
        return TrashedFile(original: original, file: file, note: notes.appending(name.noteName))
      }
      // The usual name first: a trash may contain many files.
      if let found = candidate(name) {
        self = found
        return
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: notes.string)) ?? []
      for name in names where name.hasSuffix(".trashinfo") {
        if let component = FilePath.Component(String(name.dropLast(10))), let found = candidate(component) {
          self = found
          return
        }
      }
    }
    return nil
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
  /// The name of the note about a file in the trash.
  fileprivate var noteName: FilePath.Component {
    let name = FileName(self).bytes + Array(".trashinfo".utf8)
    return FilePath.Component(platformString: name.map { CChar(bitPattern: $0) } + [0]) ?? self
  }
}
