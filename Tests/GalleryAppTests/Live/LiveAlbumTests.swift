import Foundation
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// An album that follows its files, without anyone who reports what changes in them.
@Suite("A live album")
@MainActor
struct LiveAlbumTests {
  private struct NoWatching: FolderWatching {
    func watch(_ folder: FilePath, onChange: @escaping @MainActor (FolderChange) -> Void) -> AnyObject? {
      nil
    }
  }

  private func settle(_ live: LiveAlbum, after change: () -> Void) async {
    await withCheckedContinuation { continuation in
      live.onSettle = {
        live.onSettle = nil
        continuation.resume()
      }
      change()
    }
  }

  @Test("a filter that is set while changes are read and shown is not lost")
  func filterDuringBatch() async {
    let folder = TemporaryFolder()
    folder.file("a.png", [1])
    let switcher = LayoutSwitcher(
      album: Album(title: "", sections: []), thumbnails: ThumbnailLoader { _ in },
      window: Stage(size: CGSize(width: 100, height: 100)).window, layout: .grid)
    let live = LiveAlbum(of: AlbumSource(folder: folder.path), in: switcher, watching: NoWatching()) {
      Issue.record("\($0)")
    }
    await settle(live) { live.start() }
    #expect(switcher.album.sections.flatMap(\.items).map(\.title) == ["a.png"])
    // Moves are reported in the middle of a batch, when it has already chosen what it shows.
    switcher.onMoveFiles = { _ in live.arrangement.kind = "jpg" }
    await settle(live) {
      rename(folder.path.appending("a.png").string, folder.path.appending("b.png").string)
      live.filesDidChange(FilesByFolder([folder.path.appending("a.png"), folder.path.appending("b.png")]))
    }
    #expect(switcher.album.sections.isEmpty)
    await settle(live) { live.arrangement.removeFilters() }
    #expect(switcher.album.sections.flatMap(\.items).map(\.title) == ["b.png"])
    live.stop()
  }

  @Test("a picture that has the focus in a hidden layout, and is deleted meanwhile, leaves no focus behind")
  func focusInHiddenLayout() async {
    let folder = TemporaryFolder()
    for name in ["a", "b", "c", "d"] { folder.file("\(name).png", [1]) }
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let switcher = LayoutSwitcher(
      album: Album(title: "", sections: []), thumbnails: ThumbnailLoader { _ in }, window: stage.window,
      layout: .sphere)
    let live = LiveAlbum(of: AlbumSource(folder: folder.path), in: switcher, watching: NoWatching()) {
      Issue.record("\($0)")
    }
    await settle(live) { live.start() }
    switcher.controller.collectionView.moveFocus(to: [0, 3])
    #expect(switcher.controller.focusedItem == [0, 3])
    switcher.show(.grid)
    let grid = switcher.controller.collectionView
    grid.takeFocus(to: nil, from: grid)
    await settle(live) {
      unlink(folder.path.appending("d.png").string)
      live.filesDidChange(FilesByFolder([folder.path.appending("d.png")]))
    }
    switcher.show(.sphere)
    #expect(switcher.controller.focusedItem == nil)
    #expect(switcher.controller.itemsForKeys.isEmpty)
    // The same, where another picture takes the place.
    switcher.controller.collectionView.moveFocus(to: [0, 0])
    switcher.show(.grid)
    grid.takeFocus(to: nil, from: grid)
    await settle(live) {
      unlink(folder.path.appending("a.png").string)
      live.filesDidChange(FilesByFolder([folder.path.appending("a.png")]))
    }
    switcher.show(.sphere)
    #expect(switcher.controller.itemsForKeys.isEmpty)
    live.stop()
  }
}
