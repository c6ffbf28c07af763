import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// From right to left, the next picture is at the left, as in the album and in a page view controller.
@Suite("An open picture in a language that is written from right to left")
@MainActor
struct RightToLeftViewerTests {
  private let window = ViewerWindow(.grid)

  private func open(_ index: Int) throws -> PictureViewController {
    window.window.traitOverrides.layoutDirection = .rightToLeft
    window.window.layoutIfNeeded()
    window.open(try #require(window.controller.album.indexPath(ofItem: index)))
    return try #require(window.viewer)
  }

  @Test(
    "keys lead where the pictures are",
    arguments: [
      (InputEvent.Key.Code.leftArrow, 6), (.rightArrow, 4), (.pageDown, 6), (.pageUp, 4), (.space, 6),
    ])
  func keys(code: InputEvent.Key.Code, index: Int) throws {
    let viewer = try open(5)
    window.press(code)
    window.settle()
    #expect(viewer.index == index)
  }

  @Test("a finger that moves to the right brings the next picture from the left, and the wheel the next one")
  func swipe() throws {
    let viewer = try open(5)
    window.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 40, dy: 0), count: 10)
    window.settle()
    #expect(viewer.index == 6)
    window.turnWheel(1, at: CGPoint(x: 400, y: 300))
    window.settle()
    #expect(viewer.index == 7)
  }

  @Test("the pictures are not mirrored, at rest and while slides change")
  func upright() throws {
    let viewer = try open(5)
    func direction() throws -> CGFloat {
      let picture = try #require(viewer.page?.picture)
      let left = picture.convert(CGPoint.zero, to: nil)
      return picture.convert(CGPoint(x: picture.bounds.width, y: 0), to: nil).x - left.x
    }
    #expect(abs(try direction() - window.fittingRect.width) < 1)
    #expect(ViewerWindow.distance(viewer.visibleCorners, ViewerWindow.corners(window.fittingRect)) < 1)
    viewer.startSlideShow(.cover)
    viewer.slideShow?.showNext()
    window.wait(0.3)
    #expect(try direction() > 0)
    window.settle()
    #expect(viewer.index == 6)
    #expect(abs(try direction() - window.fittingRect.width) < 1)
  }
}
