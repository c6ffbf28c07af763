import CairoRenderer
import ImageDecoding
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// Changing the layout of an album, by what is seen just before and just after, at the beginning and half-way.
@Suite("One layout after another")
@MainActor
struct LayoutSwitcherTests {
  private static let size = CGSize(width: 360, height: 260)
  private let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
  private let thumbnails = ThumbnailLoader { Issue.record("\($0)") }
  private let seconds = TestSeconds()

  private func show(_ layout: GalleryLayout) -> LayoutSwitcher {
    let switcher = LayoutSwitcher(album: .builtIn, thumbnails: thumbnails, window: window, layout: layout)
    window.layoutIfNeeded()
    tick(0)
    return switcher
  }

  private func tick(_ elapsed: CFTimeInterval) {
    FrameClock.main.tick(at: seconds.start + elapsed)
    window.layoutIfNeeded()
  }

  private func picture() throws -> Bitmap {
    try #require(CairoRenderer().render(window.makeDisplayList(), scale: 1))
  }

  @Test(
    "the first frame of a change looks like the last one before",
    arguments: [
      (GalleryLayout.grid, GalleryLayout.waterfall), (.waterfall, .picker), (.picker, .wheel),
      (.ring, .sphere),
      (.sphere, .coverflow), (.coverflow, .carousel), (.turntable, .book), (.book, .stretchy),
      (.stretchy, .grid),
    ])
  func looks(old: GalleryLayout, new: GalleryLayout) throws {
    let switcher = show(old)
    let before = try picture()
    switcher.show(new)
    // Edges of what is drawn stretched are softer.
    let tolerance = PictureTolerance(pixel: 255, tileMean: 24)
    let difference = PictureDifference(of: try picture(), from: before, tolerance: tolerance)
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  @Test(
    "at the end it looks as if the layout had been there from the beginning",
    arguments: GalleryLayout.allCases)
  func end(layout: GalleryLayout) throws {
    let item = try #require(Album.builtIn.indexPath(ofItem: 30).map { Album.builtIn[$0] })
    let fresh = layout.makeController(album: .builtIn, thumbnails: thumbnails, showsWords: layout == .grid)
    fresh.attend(to: item)
    window.rootViewController = fresh
    window.layoutIfNeeded()
    let expected = try picture()
    let switcher = show(layout == .waterfall ? .grid : .waterfall)
    switcher.controller.attend(to: item)
    switcher.show(layout)
    tick(0.2)
    tick(3)
    let difference = PictureDifference(of: try picture(), from: expected, tolerance: .standard)
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  @Test("a picture that both layouts show moves from its place in the one to that in the other")
  func move() throws {
    let switcher = show(.waterfall)
    let path = IndexPath(item: 1, section: 0)
    switcher.controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    let start = try #require(switcher.controller.placeOfAttendedItem)
    switcher.show(.picker)
    func place() throws -> CGPoint { try #require(switcher.controller.placeOfAttendedItem) }
    let begin = try place()
    #expect(hypot(begin.x - start.x, begin.y - start.y) < 1e-6)
    tick(0.1)
    let half = try place()
    tick(3)
    let end = try place()
    #expect(hypot(end.x - 180, end.y - 130) < 1e-6)
    let (done, left) = (hypot(half.x - start.x, half.y - start.y), hypot(half.x - end.x, half.y - end.y))
    #expect(done > 5 && left > 5)
  }
}
