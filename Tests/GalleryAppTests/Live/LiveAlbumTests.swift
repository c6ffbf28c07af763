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
  @Test("a filter that is set while changes are read and shown is not lost")
  func filterDuringBatch() async {
    let folder = TemporaryFolder()
    folder.file("a.png", [1])
    let (switcher, live) = await LiveAlbum.open(folder)
    #expect(switcher.album.sections.flatMap(\.items).map(\.title) == ["a.png"])
    // Moves are reported in the middle of a batch, when it has already chosen what it shows.
    switcher.onMoveFiles = { _ in live.arrangement.kind = "jpg" }
    await live.settle {
      rename(folder.path.appending("a.png").string, folder.path.appending("b.png").string)
      live.filesDidChange(FilesByFolder([folder.path.appending("a.png"), folder.path.appending("b.png")]))
    }
    #expect(switcher.album.sections.isEmpty)
    await live.settle { live.arrangement.removeFilters() }
    #expect(switcher.album.sections.flatMap(\.items).map(\.title) == ["b.png"])
    live.stop()
  }

  @Test("a picture that has the focus in a hidden layout, and is deleted meanwhile, leaves no focus behind")
  func focusInHiddenLayout() async {
    let folder = TemporaryFolder()
    for name in ["a", "b", "c", "d"] { folder.file("\(name).png", [1]) }
    let (switcher, live) = await LiveAlbum.open(folder, .sphere)
    switcher.controller.collectionView.moveFocus(to: [0, 3])
    #expect(switcher.controller.focusedItem == [0, 3])
    switcher.show(.grid)
    let grid = switcher.controller.collectionView
    grid.takeFocus(to: nil, from: grid)
    await live.settle {
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
    await live.settle {
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
    let (switcher, live) = await LiveAlbum.open(folder)
    switcher.controller.collectionView.moveFocus(to: [0, 1])
    await live.settle {
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
      let (switcher, live) = await LiveAlbum.open(folder, layout)
      func ratio() throws -> CGFloat {
        switcher.gallery.view.layoutIfNeeded()
        let view = switcher.controller.collectionView
        let size = try #require(view.layoutAttributesForItem(at: [0, 1])).size
        return size.width / size.height
      }
      #expect(abs(try ratio() - 8.0 / 6) < 0.02)
      await live.settle {
        folder.file("b.png", SamplePictures.upright)
        live.filesDidChange(FilesByFolder([file]))
      }
      #expect(abs(try ratio() - 6.0 / 8) < 0.02, "\(layout)")
      switcher.show(.sphere)
      await live.settle {
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
    let (switcher, live) = await LiveAlbum.open(folder, thumbnails: thumbnails)
    func width(of file: FilePath) -> CGFloat? {
      var width: CGFloat?
      thumbnails.load(file, covering: CGSize(width: 10, height: 10), scale: 1) { width = $0?.size.width }
      thumbnails.finishLoading()
      return width
    }
    #expect(width(of: file) == nil)
    for count in 2...3 {
      let other = folder.path.appending("\(count).png")
      await live.settle {
        if isRenamed { rename(file.string, other.string) } else { unlink(file.string) }
        live.filesDidChange(FilesByFolder([file, other]))
      }
      await live.settle {
        folder.file("a.png", [UInt8](repeating: 1, count: count))
        live.filesDidChange(FilesByFolder([file]))
      }
      #expect(width(of: file) == CGFloat(count))
      if isRenamed, count > 2 { #expect(width(of: other) == CGFloat(count - 1)) }
    }
    #expect(switcher.album.itemCount == (isRenamed ? 3 : 1))
    live.stop()
  }
}
