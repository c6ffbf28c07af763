import ImageDecoding
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// A slide show whose time is moved by hand: `showNext()` is what it calls when its time is over.
@Suite("Slide show")
@MainActor
struct SlideShowTests {
  private func start(_ layout: GalleryLayout, at index: Int) throws -> (ViewerWindow, PictureViewController) {
    let window = ViewerWindow(layout)
    window.controller.attend(to: try window.item(index))
    window.settle()
    window.gallery.toggleSlideShow()
    window.settle()
    window.finishLoading()
    return (window, try #require(window.viewer))
  }

  @Test(
    "in a layout with a front, and in one without, the next picture comes as a page at rest",
    arguments: [GalleryLayout.grid, .carousel])
  func next(layout: GalleryLayout) throws {
    let (window, viewer) = try start(layout, at: 3)
    let first = viewer.index
    viewer.slideShow?.showNext()
    #expect(viewer.index == first + 1 && viewer.isShowingSlides)
    // 30 frames are half of the change: both pictures are under way.
    for _ in 0..<27 { window.wait(1.0 / 60) }
    let width = viewer.pager.bounds.width
    #expect(abs(viewer.pager.bounds.minX / width - CGFloat(first) - 0.5) < 0.02)
    window.settle()
    #expect(viewer.pager.contentOffset.x == CGFloat(first + 1) * width)
    let page = try #require(viewer.page)
    #expect(CATransform3DIsIdentity(page.layer.transform) && page.alpha == 1)
    #expect(ViewerWindow.distance(viewer.visibleCorners, ViewerWindow.corners(window.fittingRect)) < 1)
  }

  @Test("the first picture follows the last one")
  func around() throws {
    let (window, viewer) = try start(.grid, at: 39)
    viewer.slideShow?.showNext()
    window.settle()
    #expect(viewer.index == 0 && viewer.isShowingSlides)
  }

  @Test("a picture that is not decoded yet is waited for")
  func waiting() throws {
    let window = ViewerWindow(.grid)
    window.controller.attend(to: try window.item(3))
    window.gallery.toggleSlideShow()
    window.settle()
    let viewer = try #require(window.viewer)
    viewer.slideShow?.showNext()
    #expect(viewer.index == 3)
    window.finishLoading()
    viewer.slideShow?.showNext()
    #expect(viewer.index == 4)
  }

  @Test("Escape stops the slide show first, and then closes the picture; keys go on as usual")
  func keys() throws {
    let (window, viewer) = try start(.carousel, at: 3)
    var changes: [Bool] = []
    window.gallery.onSlideShow = { changes.append($0) }
    viewer.slideShow?.showNext()
    // In the middle of the change.
    window.wait(0.3)
    window.press(.rightArrow)
    window.wait(0.1)
    window.press(.leftArrow)
    window.settle()
    #expect(viewer.index == 4 && viewer.isShowingSlides)
    window.press(.escape)
    #expect(!viewer.isShowingSlides && viewer.isOpen && changes == [false])
    window.press(.escape)
    window.settle()
    #expect(window.viewer == nil && changes == [false])
  }

  @Test("closing the picture, and another album, end the slide show")
  func ends() throws {
    let (window, viewer) = try start(.grid, at: 3)
    viewer.slideShow?.showNext()
    window.wait(0.2)
    viewer.close()
    #expect(!viewer.isShowingSlides)
    window.settle()
    #expect(window.viewer == nil && !FrameClock.main.isRunning)
    window.gallery.toggleSlideShow()
    window.switcher.open(PlaceWindow.album(5, inSectionsOf: 5))
    window.settle()
    #expect(window.viewer == nil && !FrameClock.main.isRunning)
  }

  private nonisolated static let transitions: [PageTransition] = [
    .slide, .fade, .zoom, .cube, .cover, .wheel, .drum, .leaf, .rise,
  ]

  @Test("every transition begins and ends at rest, without jumps", arguments: transitions.indices)
  func laws(index: Int) {
    let (transition, distance) = (Self.transitions[index], 824.0)
    let rest = transition.appearance(0, distance)
    #expect(CATransform3DIsIdentity(rest.transform) || isNearIdentity(rest.transform))
    #expect(rest.opacity == 1)
    var last: [CGPoint]?
    for step in -1000...1000 {
      let appearance = transition.appearance(CGFloat(step) / 1000, distance)
      #expect((0...1).contains(appearance.opacity))
      let corners = corners(appearance.transform)
      if appearance.opacity > 0.01, let last {
        // In a thousandth of the way, a corner of a page of 800 × 600 points moves less than 8 points.
        let jump = zip(last, corners).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
        #expect(jump < 8, "\(jump) at \(step)")
      }
      last = appearance.opacity > 0.01 ? corners : nil
    }
  }

  private func isNearIdentity(_ transform: CATransform3D) -> Bool {
    zip(corners(transform), corners(CATransform3DIdentity)).allSatisfy {
      hypot($0.x - $1.x, $0.y - $1.y) < 1e-6
    }
  }

  /// The corners of a page of 800 × 600 points around its centre, after a transform.
  private func corners(_ m: CATransform3D) -> [CGPoint] {
    [(-400.0, -300.0), (400, -300), (400, 300), (-400, 300)].map { x, y in
      let w = x * m.m14 + y * m.m24 + m.m44
      return CGPoint(x: (x * m.m11 + y * m.m21 + m.m41) / w, y: (x * m.m12 + y * m.m22 + m.m42) / w)
    }
  }

  @Test("videos are left out, also the one from which a slide show starts")
  func videos() throws {
    let folder = FilePath("/videos")
    let items = ["a.mp4", "b.jpg", "c.mp4", "d.mp4", "e.jpg"].map {
      AlbumItem.file(FileName(bytes: $0.utf8), folder: folder)
    }
    let album = Album(title: "", sections: [AlbumSection(title: "", items: items, folder: folder)])
    let window = ViewerWindow(.grid, album: album)
    window.controller.attend(to: items[0])
    window.settle()
    window.gallery.toggleSlideShow()
    window.settle()
    window.finishLoading()
    let viewer = try #require(window.viewer)
    #expect(viewer.isShowingSlides && viewer.index == 1)
    for index in [4, 1] {
      viewer.slideShow?.showNext()
      window.settle()
      window.finishLoading()
      #expect(viewer.index == index)
    }
  }

  @Test("Space pauses the slide show and lets it go on")
  func pause() throws {
    let (window, viewer) = try start(.grid, at: 3)
    let slideShow = try #require(viewer.slideShow)
    #expect(!slideShow.isPaused)
    window.press(.space)
    window.settle()
    #expect(slideShow.isPaused && viewer.isShowingSlides && viewer.index == 3)
    // Another picture does not let it go on.
    window.press(.rightArrow)
    window.settle()
    #expect(slideShow.isPaused && viewer.index == 4)
    window.press(.space)
    #expect(!slideShow.isPaused && viewer.index == 4)
    window.finishLoading()
    slideShow.showNext()
    #expect(viewer.index == 5)
    viewer.stopSlideShow()
    window.settle()
    window.press(.space)
    window.settle()
    #expect(viewer.index == 6 && !viewer.isShowingSlides)
  }

  @Test("pictures that cannot be shown are left out, also the one from which a slide show starts")
  func broken() throws {
    let folder = FilePath("/broken")
    let items = ["a.jpg", "b.jpg", "c.jpg"].map {
      AlbumItem.file(FileName(bytes: $0.utf8), folder: folder)
    }
    let thumbnails = ThumbnailLoader(
      decode: { file, _ in
        guard file.lastComponent?.string == "b.jpg" else { throw ImageDecodingError.notAPicture }
        return try PixelSize.photo.picture(.filling(width: 120, height: 80))
      }, report: { _ in })
    let stage = Stage(size: CGSize(width: 800, height: 600), in: StageSurroundings(scale: 1))
    let switcher = LayoutSwitcher(
      album: Album(title: "", sections: [AlbumSection(title: "", items: items, folder: folder)]),
      thumbnails: thumbnails, window: stage.window, layout: .grid,
      loader: PictureLoader(
        worksInBackground: false,
        decoder: PictureDecoder { _, _, _ in
          throw ImageDecodingError.notAPicture
        } decodeRegion: { _, _, _, _ in
          nil
        }))
    stage.window.layoutIfNeeded()
    thumbnails.finishLoading()
    switcher.controller.attend(to: items[0])
    switcher.gallery.toggleSlideShow()
    let viewer = try #require(switcher.gallery.viewer)
    #expect(viewer.index == 1)
    viewer.close()
    // From a picture that is open already.
    switcher.gallery.removeViewer()
    switcher.gallery.open(IndexPath(item: 2, section: 0), animated: false)
    switcher.gallery.toggleSlideShow()
    #expect(switcher.gallery.viewer?.index == 1)
    switcher.gallery.removeViewer()
  }
}
