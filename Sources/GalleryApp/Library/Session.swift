import Foundation
import SystemPackage

/// What a window shows, to be shown again at the next start.
package struct Session: Codable, Equatable, Sendable {
  /// The maximum number of selected pictures that are remembered.
  static let maximumSelection = 1000

  /// The files and folders of the album; empty for the built-in album.
  package var paths: [FilePath] {
    get { pathBytes.map(FilePath.init(bytes:)) }
    set { pathBytes = newValue.map { Data($0.absolute.bytes) } }
  }
  /// The current picture; nil if there is none.
  package var item: FilePath? {
    get { itemBytes.map(FilePath.init(bytes:)) }
    set { itemBytes = newValue.map { Data($0.absolute.bytes) } }
  }
  /// The selected pictures; empty if there are more than a thousand.
  package var selection: [FilePath] {
    get { selectionBytes.map(FilePath.init(bytes:)) }
    set { selectionBytes = newValue.map { Data($0.absolute.bytes) } }
  }
  /// The name of the layout; nil for the usual one.
  package var layout: String?
  /// The order of the pictures and what is shown of them; nil for the usual arrangement.
  package var arrangement: AlbumArrangement?
  /// The width of the content in points.
  package var width = 0.0
  /// The height of the content in points.
  package var height = 0.0

  // A path is not always text.
  private var pathBytes: [Data] = []
  private var itemBytes: Data?
  private var selectionBytes: [Data] = []

  /// The files and folders to open. One file stands for its folder: if it is gone, that is the current picture, or else the
  /// folder.
  package var pathsToOpen: [FilePath] {
    guard paths.count == 1, let file = paths.first, !file.exists,
      // The pictures of a folder are in it, not beside it.
      let item, case let folder = file.removingLastComponent(), item.removingLastComponent() == folder
    else { return paths }
    return item.exists ? [item] : folder.exists ? [folder] : paths
  }

  /// Creates the session of a window that shows files and folders.
  package init(paths: [FilePath] = []) { self.paths = paths }
}

extension FilePath {
  /// The path with these bytes, up to the first zero.
  init(bytes: Data) { self.init(platformString: bytes.map { CChar(bitPattern: $0) } + [0]) }
}
