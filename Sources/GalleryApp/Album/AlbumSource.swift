import SystemPackage

/// The files and folders of which an album consists, in order.
package struct AlbumSource: Hashable, Sendable {
  /// A file or folder that the user named, or files that follow each other.
  enum Part: Hashable, Sendable {
    /// A folder and the folders inside it.
    case tree(FilePath)
    /// A folder without the folders inside it. It contains the named picture also if that is hidden.
    case folder(FilePath, including: FileName?)
    /// Just these pictures.
    case files([AlbumItem])
  }

  /// The parts, in the order of the sections.
  var parts: [Part] = []
  /// Whether the titles of inner folders begin with the name of the folder that the user named.
  var namesRoots = false

  /// Creates a source without files.
  package init() {}

  /// Creates the source of a folder and the folders inside it.
  package init(folder: FilePath) { parts = [.tree(folder)] }

  /// The folder of the first part; nil if there is none.
  package var folder: FilePath? {
    switch parts.first {
    case .tree(let folder), .folder(let folder, including: _): folder
    case .files(let items): items.first?.folder
    case nil: nil
    }
  }

  /// Whether there is nothing to show.
  package var isEmpty: Bool { parts.isEmpty }
}
