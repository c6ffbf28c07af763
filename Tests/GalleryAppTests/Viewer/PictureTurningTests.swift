import ImageDecoding
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// Going from one open picture to others, in an album of two sections of twenty.
@Suite("From one open picture to the next")
@MainActor
final class PictureTurningTests {
  // Lazy, because its time begins when it is made, and other tests may run before this one.
  private lazy var window = ViewerWindow(.grid)

  private func open(_ index: Int) throws -> PictureViewController {
    let path = try #require(window.controller.album.indexPath(ofItem: index))
    window.controller.attend(to: window.controller.item(at: path))
    window.open(path)
    return try #require(window.viewer)
  }

  @Test(
    "each key leads where it says",
    arguments: [
      (InputEvent.Key.Code.rightArrow, 6), (.leftArrow, 4), (.pageDown, 6), (.pageUp, 4), (.space, 6),
      (.backspace, 4), (.home, 0), (.end, 39),
    ])
  func keys(code: InputEvent.Key.Code, index: Int) throws {
    let viewer = try open(5)
    window.press(code)
    #expect(viewer.index == index, "at once")
    window.settle()
    let item = try window.item(index)
    #expect(viewer.index == index && viewer.item == item)
    #expect(
      ViewerWindow.distance(viewer.visibleCorners, ViewerWindow.corners(window.fittingRect)) < 1)
    #expect(
      viewer.pager.pages.keys.sorted() == [index - 1, index, index + 1].filter { (0..<40).contains($0) })
  }

  @Test("quick and held keys lose no step, and lead through sections and no further than the ends")
  func quickKeys() throws {
    let viewer = try open(17)
    for _ in 0..<5 {
      window.press(.rightArrow)
      window.wait(0.03)
    }
    window.settle()
    #expect(viewer.index == 22)
    window.press(.leftArrow)
    for _ in 0..<9 {
      window.wait(0.03)
      window.press(.leftArrow, phase: .changed)
    }
    window.settle()
    #expect(viewer.index == 12)
    for code in [InputEvent.Key.Code.rightArrow, .rightArrow, .leftArrow, .pageDown] { window.press(code) }
    window.settle()
    #expect(viewer.index == 14)
    window.press(.end)
    window.press(.rightArrow)
    window.settle()
    #expect(viewer.index == 39)
    window.press(.home)
    window.press(.leftArrow)
    window.settle()
    #expect(viewer.index == 0)
  }

  @Test("a key during the flight to the window leads to the next picture")
  func keyDuringFlight() throws {
    window.controller.open(IndexPath(item: 5, section: 0))
    window.wait(0.05)
    window.press(.rightArrow)
    window.press(.rightArrow)
    window.settle()
    let viewer = try #require(window.viewer)
    #expect(viewer.isOpen && viewer.index == 7)
    let page = try #require(viewer.pager.pages[6])
    #expect(page.hasPicture, "the first picture is in its page again")
  }

  @Test("the wheel leads on by one picture for each click")
  func wheel() throws {
    let viewer = try open(5)
    window.turnWheel(1, at: CGPoint(x: 400, y: 300))
    window.settle()
    #expect(viewer.index == 6)
    for _ in 0..<3 {
      window.turnWheel(1, at: CGPoint(x: 400, y: 300))
      window.wait(0.02)
    }
    window.settle()
    #expect(viewer.index == 9)
    window.turnWheel(-1, at: CGPoint(x: 400, y: 300))
    window.settle()
    #expect(viewer.index == 8)
  }

  @Test("a swipe leads on by one picture, and a short slow one returns")
  func swipe() throws {
    let viewer = try open(5)
    window.drag(from: CGPoint(x: 600, y: 300), by: CGVector(dx: -12, dy: 1), count: 8)
    window.settle()
    #expect(viewer.index == 6)
    window.drag(from: CGPoint(x: 300, y: 300), by: CGVector(dx: 14, dy: 0), count: 8)
    window.settle()
    #expect(viewer.index == 5)
    window.drag(from: CGPoint(x: 500, y: 300), by: CGVector(dx: -1, dy: 0), count: 40)
    window.settle()
    #expect(viewer.index == 5)
    let offset = viewer.pager.contentOffset.x / viewer.pager.bounds.width
    #expect(offset == 5)
  }

  @Test("a click that stops the pages half-way leaves none half-way")
  func stopped() throws {
    let viewer = try open(5)
    window.press(.rightArrow)
    window.wait(0.05)
    window.wait(0.05)
    window.touch(.began, 400, 300)
    window.wait(0.05)
    window.touch(.ended, 400, 300)
    window.settle()
    let page = viewer.pager.contentOffset.x / viewer.pager.bounds.width
    #expect(page == page.rounded() && viewer.index == Int(page))
  }

  @Test("neighbours are decoded ahead, and what was passed is not")
  func ahead() throws {
    let viewer = try open(5)
    window.finishLoading()
    let resolutions = viewer.pager.pages.mapValues(\.picture.resolution)
    #expect(resolutions == [4: .window, 5: .window, 6: .window])
    for _ in 0..<10 { window.press(.rightArrow, phase: .changed) }
    #expect(window.gallery.loader.pendingCount <= 3)
  }

  @Test("the album follows, its keys do not act meanwhile, and the viewer says what it shows")
  func following() throws {
    var shown: [GalleryViewController.ShownPicture?] = []
    window.gallery.onShow = { shown.append($0) }
    let viewer = try open(5)
    #expect(shown.last == .init(item: try window.item(5), index: 5, count: 40))
    window.press(.end)
    window.settle()
    let last = try #require(window.controller.album.indexPath(ofItem: 39))
    #expect(shown.last == .init(item: try window.item(39), index: 39, count: 40))
    #expect(window.controller.cell(of: viewer.item) != nil)
    #expect(window.controller.collectionView.indexPathsForSelectedItems == [last])
    window.press(.upArrow)
    window.press(.character("a"), .control)
    #expect(window.controller.collectionView.indexPathsForSelectedItems == [last])
    window.press(.escape)
    window.settle()
    #expect(shown.last == .some(nil) && window.controller.focusedItem == last)
    window.press(.leftArrow)
    #expect(window.controller.focusedItem == window.controller.album.indexPath(ofItem: 38))
  }

  @Test("a finger pulls the picture down and flings it back to its cell")
  func fling() throws {
    let viewer = try open(5)
    window.drag(from: CGPoint(x: 400, y: 200), by: CGVector(dx: 2, dy: 14), count: 10)
    #expect(viewer.phase == .closing)
    window.settle()
    #expect(window.viewer == nil)
  }

  @Test("the picture follows the finger and shrinks, and returns to the window if it is let go near its page")
  func letGo() throws {
    let viewer = try open(5)
    window.drag(from: CGPoint(x: 400, y: 300), by: CGVector(dx: 0, dy: 3), count: 20, lifts: false)
    #expect(viewer.phase == .held)
    let corners = try #require(viewer.visibleCorners)
    let width = corners[1].x - corners[0].x
    #expect(width < 800 && width > 700)
    // 60 points, less the 10 before a drag begins.
    let fitting = window.fittingRect
    let held = (300 + 50 - corners[0].y) / (corners[3].y - corners[0].y)
    #expect(abs(held - (300 - fitting.minY) / fitting.height) < 0.02, "the same point is under the finger")
    window.wait(0.3)
    window.touch(.ended, 400, 360)
    #expect(viewer.phase == .opening)
    window.settle()
    #expect(viewer.isOpen && ViewerWindow.distance(viewer.visibleCorners, ViewerWindow.corners(fitting)) < 1)
    window.press(.escape)
    window.settle()
    #expect(window.viewer == nil)
  }

  @Test("a held key, and one that is pressed twice, move one picture to the trash")
  func heldDelete() async throws {
    let (folder, trash, dialogs) = (TemporaryFolder(), TemporaryFolder(), SilentDialogs())
    for number in 0..<5 { folder.file("\(number).png", [1]) }
    window = ViewerWindow(.grid, album: try Album(folders: [folder.path]) { Issue.record("\($0)") })
    let files = FileCommands(trash: TestTrash(folder: trash.path), dialogs: dialogs)
    window.switcher.files = files
    _ = try open(2)
    window.press(.delete)
    for _ in 0..<10 { window.press(.delete, phase: .changed) }
    window.press(.delete)
    // Tasks of the main actor begin in their order, and so do the commands.
    await Task { await files.redo() }.value
    withExtendedLifetime(dialogs) {}
    #expect(FolderContents(of: trash.path).entries.count == 1)
    #expect(FolderContents(of: folder.path).entries.keys.sorted() == ["0.png", "1.png", "3.png", "4.png"])
  }

  @Test("a video is shown by its thumbnail, or by its name")
  func videos() throws {
    let folder = FilePath("/videos")
    let items = ["a.jpg", "b.mp4", "c.jpg"].map {
      AlbumItem.file(FileName(bytes: $0.utf8), folder: folder)
    }
    let album = Album(title: "", sections: [AlbumSection(title: "", items: items, folder: folder)])
    // Videos cannot be decoded, but have thumbnails.
    let decoder = PictureDecoder { _, _, _ in
      throw ImageDecodingError.notAPicture
    } decodeRegion: {
      _, _, _, _ in
      nil
    }
    window = ViewerWindow(
      .grid, album: album, loader: PictureLoader(worksInBackground: false, decoder: decoder))
    let viewer = try open(0)
    #expect(viewer.page?.picture.isMissing == true)
    window.press(.rightArrow)
    window.settle()
    window.finishLoading()
    let picture = try #require(viewer.page?.picture)
    #expect(picture.item == items[1] && !picture.isMissing && picture.resolution == .window)
    func images(in view: UIView) -> [UIImage] {
      ((view as? UIImageView)?.image).map { [$0] } ?? view.subviews.flatMap(images)
    }
    #expect(images(in: picture).count == 1)
    // The thumbnail has the proportions of a photo here.
    #expect(abs(picture.bounds.width / picture.bounds.height - 1.5) < 0.02)
  }
}
