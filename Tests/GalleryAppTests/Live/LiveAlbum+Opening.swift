import CollectionViewTesting
import SystemPackage
import Testing
import UIKit

@testable import GalleryApp

extension LiveAlbum {
  struct NoWatching: FolderWatching {
    func watch(
      _ folders: [FilePath], onChange: @escaping @MainActor (FilePath, FolderChange) -> Void
    ) async -> [FilePath: any FolderWatcher] { [:] }
  }

  /// Makes a change, and waits until the album agrees with it.
  func settle(after change: () -> Void) async {
    await withCheckedContinuation { continuation in
      onSettle = { [weak self] in
        self?.onSettle = nil
        continuation.resume()
      }
      change()
    }
  }

  /// Shows the album of a folder, and waits until it agrees with the files. No one reports what changes in them.
  static func open(
    _ folder: TemporaryFolder, _ layout: GalleryLayout = .grid, thumbnails: ThumbnailLoader? = nil,
    library: UserLibrary? = nil
  ) async -> (LayoutSwitcher, LiveAlbum) {
    let switcher = LayoutSwitcher(
      album: Album(title: "", sections: []), thumbnails: thumbnails ?? ThumbnailLoader { _ in },
      window: Stage(size: CGSize(width: 600, height: 400)).window, layout: layout)
    let live = LiveAlbum(
      of: AlbumSource(folder: folder.path), in: switcher, watching: NoWatching(), library: library
    ) {
      Issue.record("\($0)")
    }
    await live.settle { live.start() }
    return (switcher, live)
  }
}
