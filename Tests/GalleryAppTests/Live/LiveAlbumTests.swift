import Foundation
import ImageDecoding
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

  /// Shows the album of a folder, and waits until it agrees with the files.
  private func open(
    _ folder: TemporaryFolder, _ layout: GalleryLayout = .grid, thumbnails: ThumbnailLoader? = nil,
    orders: @escaping () -> [FilePath: [FileName]] = { [:] }
  ) async -> (LayoutSwitcher, LiveAlbum) {
    let switcher = LayoutSwitcher(
      album: Album(title: "", sections: []), thumbnails: thumbnails ?? ThumbnailLoader { _ in },
      window: Stage(size: CGSize(width: 600, height: 400)).window, layout: layout)
    let live = LiveAlbum(
      of: AlbumSource(folder: folder.path), in: switcher, watching: NoWatching(), orders: orders
    ) {
      Issue.record("\($0)")
    }
    await settle(live) { live.start() }
    return (switcher, live)
  }

  @Test("a filter that is set while changes are read and shown is not lost")
  func filterDuringBatch() async {
    let folder = TemporaryFolder()
    folder.file("a.png", [1])
    let (switcher, live) = await open(folder)
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
    let (switcher, live) = await open(folder, .sphere)
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

  private func titles(_ switcher: LayoutSwitcher) -> [String] {
    switcher.controller.album.sections.flatMap(\.items).map(\.title)
  }

  @Test("a file that is renamed and keeps its place has the new name, and keeps the focus")
  func renamedInPlace() async {
    let folder = TemporaryFolder()
    for name in ["a", "b", "c"] { folder.file("\(name).png", [1]) }
    let (switcher, live) = await open(folder)
    switcher.controller.collectionView.moveFocus(to: [0, 1])
    await settle(live) {
      rename(folder.path.appending("b.png").string, folder.path.appending("bb.png").string)
      live.filesDidChange(FilesByFolder([folder.path.appending("b.png"), folder.path.appending("bb.png")]))
    }
    #expect(switcher.controller.album == switcher.album)
    #expect(titles(switcher) == ["a.png", "bb.png", "c.png"])
    #expect(switcher.controller.focusedItem == [0, 1])
    live.stop()
  }

  @Test("a cell gets the proportions of a changed file, in the layout that is shown and in a hidden one")
  func changedProportions() async throws {
    let folder = TemporaryFolder()
    folder.file("a.png", SamplePictures.red)
    let file = folder.file("b.png", SamplePictures.red)
    for layout in [GalleryLayout.grid, .waterfall] {
      folder.file("b.png", SamplePictures.red)
      let (switcher, live) = await open(folder, layout)
      func ratio() throws -> CGFloat {
        switcher.gallery.view.layoutIfNeeded()
        let view = switcher.controller.collectionView
        let size = try #require(view.layoutAttributesForItem(at: [0, 1])).size
        return size.width / size.height
      }
      #expect(abs(try ratio() - 8.0 / 6) < 0.02)
      await settle(live) {
        folder.file("b.png", SamplePictures.upright)
        live.filesDidChange(FilesByFolder([file]))
      }
      #expect(abs(try ratio() - 6.0 / 8) < 0.02, "\(layout)")
      switcher.show(.sphere)
      await settle(live) {
        folder.file("b.png", SamplePictures.red)
        live.filesDidChange(FilesByFolder([file]))
      }
      switcher.show(layout)
      #expect(abs(try ratio() - 8.0 / 6) < 0.02, "\(layout)")
      live.stop()
    }
  }

  @Test("a new file with the name of one that is gone is shown as it is", arguments: [false, true])
  func reusedName(isRenamed: Bool) async {
    let folder = TemporaryFolder()
    let file = folder.file("a.png", [1])
    // A picture has as many pixels as the file has bytes; one byte cannot be shown.
    let thumbnails = ThumbnailLoader(
      decode: { file, _ in
        let count = (try? Data(contentsOf: URL(filePath: file.string)))?.count ?? 0
        guard count > 1 else { throw ImageDecodingError.notAPicture }
        return Bitmap(width: count, height: 1, pixels: [UInt8](repeating: 255, count: 4 * count))!
      }, report: { _ in })
    let (switcher, live) = await open(folder, thumbnails: thumbnails)
    func width(of file: FilePath) -> CGFloat? {
      var width: CGFloat?
      thumbnails.load(file, covering: CGSize(width: 10, height: 10), scale: 1) { width = $0?.size.width }
      thumbnails.finishLoading()
      return width
    }
    #expect(width(of: file) == nil)
    for count in 2...3 {
      let other = folder.path.appending("\(count).png")
      await settle(live) {
        if isRenamed { rename(file.string, other.string) } else { unlink(file.string) }
        live.filesDidChange(FilesByFolder([file, other]))
      }
      await settle(live) {
        folder.file("a.png", [UInt8](repeating: 1, count: count))
        live.filesDidChange(FilesByFolder([file]))
      }
      #expect(width(of: file) == CGFloat(count))
      if isRenamed, count > 2 { #expect(width(of: other) == CGFloat(count - 1)) }
    }
    #expect(switcher.album.itemCount == (isRenamed ? 3 : 1))
    live.stop()
  }

  @Test("a filter keeps the order that the user has made, and sorting by name replaces it")
  func orderByHand() async {
    let folder = TemporaryFolder()
    for name in ["a.png", "b.jpg", "c.png", "d.jpg"] { folder.file(name, [1]) }
    let names = ["d.jpg", "c.png", "b.jpg", "a.png"]
    let orders = [folder.path.absolute: names.map { FileName(bytes: $0.utf8) }]
    let (switcher, live) = await open(folder, orders: { orders })
    #expect(titles(switcher) == names.reversed())
    await settle(live) {
      switcher.isOrderedByHand = true
      live.arrangement.kind = "png"
    }
    #expect(titles(switcher) == ["c.png", "a.png"])
    await settle(live) { live.arrangement.removeFilters() }
    #expect(titles(switcher) == names)
    await settle(live) { live.arrangement.isReversed = true }
    #expect(titles(switcher) == names)
    await settle(live) { live.arrangement.isReversed = false }
    #expect(titles(switcher) == names && switcher.isOrderedByHand)
    await settle(live) { live.sort(by: .name) }
    #expect(titles(switcher) == names.reversed() && !switcher.isOrderedByHand)
    live.stop()
  }
}
