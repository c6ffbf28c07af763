import ImageDecoding
import Synchronization
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// Zooming an open picture of 1200 × 800 pixels in a window of 800 × 600 points with one pixel for each point. It fits at
/// 800 / 1200 = 2/3.
@Suite("Zooming an open picture")
@MainActor
final class PictureZoomTests {
  // Lazy, because its time begins when it is made, and other tests may run before this one.
  private lazy var window = ViewerWindow(.grid)
  private let fit: CGFloat = 2.0 / 3

  private func open() throws -> PictureViewController {
    window.open(IndexPath(item: 3, section: 0))
    return try #require(window.viewer)
  }

  /// Expects that the same pixel of the picture is under a point before and after something is done.
  private func expectAnchor(_ point: CGPoint, _ comment: Comment, after action: () -> Void) throws {
    let before = try #require(window.picturePoint(at: point))
    action()
    window.settle()
    let after = try #require(window.picturePoint(at: point))
    let scale = try #require(window.viewer?.zoomScale)
    let distance = hypot((after.x - before.x) * 1200 * scale, (after.y - before.y) * 800 * scale)
    #expect(distance < 1, comment)
  }

  @Test("keys zoom in and out, to the pixels, and back to the whole picture")
  func keys() throws {
    let viewer = try open()
    #expect(abs(viewer.zoomScale - fit) < 1e-6)
    window.press(.character("1"))
    window.settle()
    #expect(viewer.zoomScale == 1)
    window.press(.character("+"))
    window.press(.character("+"))
    window.settle()
    #expect(abs(viewer.zoomScale - 1.25 * 1.25) < 1e-6, "steps add up")
    window.press(.character("-"), .control)
    window.settle()
    #expect(abs(viewer.zoomScale - 1.25) < 1e-6)
    window.press(.character("0"))
    window.settle()
    #expect(abs(viewer.zoomScale - fit) < 1e-6)
    for _ in 0..<30 { window.press(.character("+")) }
    window.settle()
    #expect(viewer.zoomScale == 8)
    for _ in 0..<30 { window.press(.character("-")) }
    window.settle()
    #expect(abs(viewer.zoomScale - fit) < 1e-6)
  }

  @Test("a double click shows the pixels under the pointer, and another the whole picture")
  func doubleClick() throws {
    let viewer = try open()
    // The picture is 533 points high in a window of 600, so a point near its middle keeps its height as well.
    try expectAnchor(CGPoint(x: 250, y: 310), "double click") { window.doubleClick(250, 310) }
    #expect(viewer.zoomScale == 1)
    window.doubleClick(250, 310)
    window.settle()
    #expect(abs(viewer.zoomScale - fit) < 1e-6)
    #expect(
      ViewerWindow.distance(viewer.visibleCorners, ViewerWindow.corners(window.fittingRect)) < 1)
  }

  @Test("Control with the wheel zooms at the pointer, and clicks add up")
  func wheel() throws {
    let viewer = try open()
    let point = CGPoint(x: 300, y: 290)
    window.press(.character("1"))
    window.settle()
    try expectAnchor(point, "three clicks") {
      for _ in 0..<3 {
        window.turnWheel(-1, at: point, .control)
        window.wait(0.03)
      }
    }
    #expect(abs(viewer.zoomScale - 1.25 * 1.25 * 1.25) < 1e-6)
    try expectAnchor(point, "a fraction of a click") {
      window.turnWheel(0.5, at: point, .control, source: .fineWheel)
    }
    window.turnWheel(40, at: point, .control)
    window.settle()
    #expect(abs(viewer.zoomScale - fit) < 1e-6)
    #expect(viewer.index == 3, "it does not turn to another picture")
  }

  @Test("a pinch zooms between the fingers, and returns from beyond the largest scale")
  func pinch() throws {
    let viewer = try open()
    let point = CGPoint(x: 420, y: 320)
    window.press(.character("1"))
    window.settle()
    try expectAnchor(point, "pinch") {
      window.pinch(.began, 1, at: point)
      window.pinch(.changed, 2, at: point)
      window.pinch(.ended, 2, at: point)
    }
    #expect(abs(viewer.zoomScale - 2) < 1e-6)
    window.pinch(.began, 1, at: point)
    window.pinch(.changed, 10, at: point)
    #expect(viewer.zoomScale > 8)
    window.pinch(.ended, 10, at: point)
    window.settle()
    #expect(viewer.zoomScale == 8)
  }

  @Test("a pinch that makes the picture small returns it to its cell, a smaller one does not")
  func closingPinch() throws {
    let viewer = try open()
    let point = CGPoint(x: 400, y: 300)
    window.pinch(.began, 1, at: point)
    window.pinch(.changed, 0.9, at: point)
    window.pinch(.ended, 0.9, at: point)
    window.settle()
    #expect(viewer.isOpen && abs(viewer.zoomScale - fit) < 1e-6)
    window.pinch(.began, 1, at: point)
    window.pinch(.changed, 0.3, at: point)
    let before = viewer.visibleCorners
    window.pinch(.ended, 0.3, at: point)
    window.wait(1.0 / 60)
    #expect(viewer.phase == .closing)
    #expect(ViewerWindow.distance(viewer.visibleCorners, before) < 40, "from where the fingers left it")
    window.settle()
    #expect(window.viewer == nil)
  }

  @Test("all pixels are decoded only while the picture is zoomed in")
  func resolution() throws {
    let viewer = try open()
    let picture = try #require(viewer.page?.picture)
    #expect(picture.resolution == .window)
    window.press(.character("1"))
    window.settle()
    window.finishLoading()
    #expect(picture.resolution == .full)
    window.press(.character("0"))
    window.settle()
    #expect(picture.resolution == .window && window.gallery.loader.pendingCount == 0)
    window.press(.character("1"))
    window.press(.character("0"))
    window.settle()
    #expect(window.gallery.loader.pendingCount == 0, "what is no longer needed is not decoded")
  }

  @Test("the picture stays whole, or its middle stays in the middle, while the window is resized")
  func resizing() throws {
    let viewer = try open()
    window.resize(1100, 500)
    #expect(
      ViewerWindow.distance(viewer.visibleCorners, ViewerWindow.corners(window.fittingRect)) < 1)
    window.press(.character("1"))
    window.settle()
    window.turnWheel(2, at: CGPoint(x: 550, y: 250))
    window.settle()
    let middle = try #require(window.picturePoint(at: CGPoint(x: 550, y: 250)))
    window.resize(700, 400)
    let after = try #require(window.picturePoint(at: CGPoint(x: 350, y: 200)))
    #expect(viewer.zoomScale == 1)
    #expect(hypot((after.x - middle.x) * 1200, (after.y - middle.y) * 800) < 1.5)
  }

  @Test("a picture on its way to a zoom scale reaches it although the window is resized meanwhile")
  func resizingMeanwhile() throws {
    let viewer = try open()
    window.press(.character("1"))
    window.wait(0.1)
    window.resize(1100, 500)
    window.settle()
    #expect(viewer.zoomScale == 1)
    window.press(.character("0"))
    window.wait(0.1)
    window.resize(700, 400)
    window.settle()
    #expect(
      ViewerWindow.distance(viewer.visibleCorners, ViewerWindow.corners(window.fittingRect)) < 1)
  }

  @Test("a zoomed picture is dragged with momentum, and turns to no other")
  func panning() throws {
    let viewer = try open()
    window.press(.character("1"))
    window.settle()
    let start = try #require(viewer.page?.contentOffset)
    window.drag(from: CGPoint(x: 400, y: 300), by: CGVector(dx: -8, dy: 0), count: 8)
    let lifted = try #require(viewer.page?.contentOffset)
    window.settle()
    let end = try #require(viewer.page?.contentOffset)
    #expect(lifted.x > start.x + 30 && end.x > lifted.x)
    #expect(viewer.index == 3 && viewer.phase == .open)
  }

  @Test("a picture that cannot be shown has its name, and does not zoom")
  func missing() throws {
    let place = PlaceWindow(PlaceWindow.album(3, inSectionsOf: 3), .grid)
    place.view.layoutIfNeeded()
    place.controller.thumbnails.finishLoading()
    place.controller.open(IndexPath(item: 0, section: 0))
    place.switcher.gallery.loader.finishLoading()
    place.settle()
    let viewer = try #require(place.switcher.gallery.viewer)
    #expect(viewer.isOpen && viewer.page?.picture.isMissing == true)
    let zoom = viewer.zoomScale
    place.press(.character("+"))
    place.settle()
    #expect(viewer.zoomScale == zoom)
  }

  /// The revision after a picture got other contents.
  private func revision(changing item: AlbumItem, of album: Album) -> AlbumRevision {
    var changes = FolderTree.Changes()
    changes.changed = [item]
    return AlbumRevision(of: album, to: album.sections, changes, by: HandmadeOrder())
  }

  @Test("a picture that can be read again fits and zooms as before")
  func readableAgain() throws {
    let isReadable = Atomic(true)
    let decoder = PictureDecoder { _, size, _ in
      guard isReadable.load(ordering: .relaxed) else { throw ImageDecodingError.notAPicture }
      return LoadedPicture(try PixelSize.photo.picture(size), ofWidth: 1200, height: 800)
    } decodeRegion: { _, _, _, _ in
      nil
    }
    window = ViewerWindow(.grid, loader: PictureLoader(worksInBackground: false, decoder: decoder))
    let viewer = try open()
    for value in [false, true] {
      isReadable.store(value, ordering: .relaxed)
      window.switcher.show(revision(changing: viewer.item, of: window.switcher.album))
      window.finishLoading()
      window.settle()
      #expect(viewer.page?.picture.isMissing == !value)
    }
    #expect(ViewerWindow.distance(viewer.visibleCorners, ViewerWindow.corners(window.fittingRect)) < 1)
    window.press(.character("1"))
    window.settle()
    #expect(viewer.zoomScale == 1)
  }

  @Test("the information follows a file that changes")
  func information() throws {
    let folder = TemporaryFolder()
    folder.file("a.png", [UInt8](repeating: 1, count: 1000))
    window = ViewerWindow(.grid, album: try Album(folders: [folder.path]) { Issue.record("\($0)") })
    window.open([0, 0])
    let viewer = try #require(window.viewer)
    window.press(.character("i"))
    window.settle()
    func texts(in view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
    }
    let before = texts(in: viewer.view)
    #expect(
      before.contains { $0.contains("1,000") || $0.contains("1 kB") || $0.contains("1.0 kB") }, "\(before)")
    folder.file("a.png", [UInt8](repeating: 1, count: 7000))
    window.switcher.show(revision(changing: viewer.item, of: window.switcher.album))
    window.settle()
    #expect(texts(in: viewer.view).contains { $0.hasPrefix("7") }, "\(texts(in: viewer.view))")
  }
}
