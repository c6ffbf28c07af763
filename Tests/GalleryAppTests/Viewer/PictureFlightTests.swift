import Geometry
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// A picture comes from its cell and returns to it. What is expected comes from the geometry of the cell's views and from
/// the proportions of the picture.
@Suite("The flight of a picture")
@MainActor
struct PictureFlightTests {
  /// A picture to open in each layout: one that is not in the middle, if the layout shows others.
  private func path(in window: ViewerWindow) throws -> IndexPath {
    let bounds = window.window.bounds
    let paths = window.controller.collectionView.indexPathsForVisibleItems.sorted()
    let whole = paths.filter { path in
      let corners = window.corners(of: window.controller.item(at: path)) ?? []
      return !corners.isEmpty && corners.allSatisfy(bounds.insetBy(dx: 4, dy: 4).contains)
    }
    return try #require(whole.dropFirst(2).first ?? whole.last ?? paths.first)
  }

  @Test(
    "the first frame is the cell's picture, the last one fits the window",
    arguments: GalleryLayout.allCases, PixelSize.all)
  func opening(layout: GalleryLayout, pixels: PixelSize) throws {
    let window = ViewerWindow(layout, pixels: pixels)
    let path = try path(in: window)
    let cell = window.corners(of: window.controller.item(at: path))
    window.controller.open(path)
    let viewer = try #require(window.viewer)
    #expect(ViewerWindow.distance(viewer.visibleCorners, cell) < 1, "\(layout) begins at its cell")
    let fitting = ViewerWindow.corners(window.fittingRect)
    var last = viewer.visibleCorners
    var frames = 0
    while !viewer.isOpen, frames < 90 {
      window.wait(1.0 / 60)
      let step = ViewerWindow.distance(viewer.visibleCorners, last)
      // The velocity of a spring with the frequency ω = 2π / 0.27 s and the damping ratio ζ = 0.9, released at rest, is at
      // most ω · exp(-ζ · arccos(ζ) / √(1 - ζ²)) = 9.2 of the way per second: in one frame, 200 points of a way of 1,300.
      #expect(step < 200, "\(layout) does not jump")
      last = viewer.visibleCorners
      frames += 1
    }
    // The spring comes within 1/1000 of the way after 0.36 seconds.
    #expect(viewer.isOpen && !FrameClock.main.isRunning && frames <= 23)
    #expect(ViewerWindow.distance(viewer.visibleCorners, fitting) < 1, "\(layout) ends in the window")
  }

  @Test(
    "the picture returns to its cell, which shows it again",
    arguments: GalleryLayout.allCases, PixelSize.all)
  func closing(layout: GalleryLayout, pixels: PixelSize) throws {
    let window = ViewerWindow(layout, pixels: pixels)
    let path = try path(in: window)
    let item = window.controller.item(at: path)
    let offset = window.controller.collectionView.contentOffset
    window.open(path)
    #expect(window.controller.cell(of: item)?.contentView.alpha == 0, "it has left its place")
    let viewer = try #require(window.viewer)
    window.press(.escape)
    let fitting = ViewerWindow.corners(window.fittingRect)
    #expect(ViewerWindow.distance(viewer.visibleCorners, fitting) < 1, "\(layout) begins in the window")
    try expectReturn(of: viewer, to: item, in: window, "\(layout)")
    #expect(window.controller.collectionView.contentOffset == offset)
    #expect(window.controller.focusedItem == path)
    #expect(window.controller.collectionView.indexPathsForSelectedItems == [path])
    #expect(window.window.rootViewController?.view.subviews.count == 1)
  }

  /// Lets a picture return, and expects that its last frame is its cell.
  private func expectReturn(
    of viewer: PictureViewController, to item: AlbumItem, in window: ViewerWindow, _ comment: Comment,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    for _ in 0..<120 where viewer.isFlying { window.wait(1.0 / 60) }
    let distance = ViewerWindow.distance(viewer.visibleCorners, window.corners(of: item))
    #expect(distance < 1, comment, sourceLocation: location)
    #expect(window.controller.cell(of: item)?.contentView.alpha == 1, comment, sourceLocation: location)
    window.settle()
    #expect(window.viewer == nil, comment, sourceLocation: location)
  }

  @Test(
    "the picture finds its cell after a scroll, a deletion and a resize",
    arguments: GalleryLayout.allCases, PixelSize.all)
  func changes(layout: GalleryLayout, pixels: PixelSize) throws {
    let window = ViewerWindow(layout, pixels: pixels)
    let path = try path(in: window)
    window.open(path)
    let viewer = try #require(window.viewer)
    // Others are shown meanwhile; the album scrolls behind.
    let isNearEnd = window.number(of: path) + 7 >= 40
    for _ in 0..<7 { window.press(isNearEnd ? .leftArrow : .rightArrow) }
    window.finishLoading()
    window.settle()
    let item = viewer.item
    #expect(item != window.controller.item(at: path))
    let others = Set([try window.item(0), try window.item(1)]).subtracting([item])
    window.controller.make(.remove(others))
    window.resize(620, 700)
    window.settle()
    window.finishLoading()
    #expect(viewer.item == item && window.viewer === viewer)
    let fitting = ViewerWindow.corners(window.fittingRect)
    #expect(ViewerWindow.distance(viewer.visibleCorners, fitting) < 1)
    window.press(.escape)
    window.wait(0.05)
    window.resize(700, 500)
    try expectReturn(of: viewer, to: item, in: window, "\(layout)")
  }

  @Test("the picture follows its cell while the album scrolls or is resized during the flight")
  func movingTarget() throws {
    let window = ViewerWindow(.grid, album: PlaceWindow.album(400, inSectionsOf: 400))
    let path = try path(in: window)
    let item = window.controller.item(at: path)
    window.open(path)
    let viewer = try #require(window.viewer)
    window.press(.escape)
    window.wait(0.1)
    window.turnWheel(1, at: CGPoint(x: 400, y: 300))
    window.wait(0.1)
    window.resize(700, 640)
    #expect(viewer.isFlying)
    try expectReturn(of: viewer, to: item, in: window, "after scroll and resize")
  }

  @Test("a flight to the window ends in a window that was resized meanwhile")
  func resizedWindow() throws {
    let window = ViewerWindow(.waterfall)
    window.controller.open(try path(in: window))
    window.wait(0.1)
    window.resize(360, 640)
    window.settle()
    let viewer = try #require(window.viewer)
    let fitting = ViewerWindow.corners(window.fittingRect)
    #expect(viewer.isOpen && ViewerWindow.distance(viewer.visibleCorners, fitting) < 1)
  }

  @Test(
    "Escape turns a flight round where it is, and opening turns it round again",
    arguments: GalleryLayout.allCases)
  func turningRound(layout: GalleryLayout) throws {
    let window = ViewerWindow(layout)
    let path = try path(in: window)
    let item = window.controller.item(at: path)
    window.controller.open(path)
    for _ in 0..<8 { window.wait(1.0 / 60) }
    let viewer = try #require(window.viewer)
    let before = viewer.visibleCorners
    window.press(.escape)
    #expect(ViewerWindow.distance(viewer.visibleCorners, before) < 1, "it does not jump")
    window.wait(1.0 / 60)
    #expect(ViewerWindow.distance(viewer.visibleCorners, before) < 130)
    for _ in 0..<5 { window.wait(1.0 / 60) }
    let back = viewer.visibleCorners
    window.controller.open(path)
    #expect(window.viewer === viewer && ViewerWindow.distance(viewer.visibleCorners, back) < 1)
    window.settle()
    #expect(viewer.isOpen)
    window.press(.escape)
    try expectReturn(of: viewer, to: item, in: window, "\(layout)")
  }

  @Test("opening twice opens once, and another picture can be opened while one returns")
  func twice() throws {
    let window = ViewerWindow(.grid)
    let paths = window.controller.collectionView.indexPathsForVisibleItems.sorted()
    window.controller.open(paths[0])
    let viewer = try #require(window.viewer)
    window.controller.open(paths[0])
    window.controller.open(paths[1])
    #expect(window.viewer === viewer && viewer.item == window.controller.item(at: paths[0]))
    window.settle()
    window.press(.escape)
    window.press(.escape)
    window.wait(0.05)
    window.controller.open(paths[1])
    #expect(window.viewer?.item == window.controller.item(at: paths[1]))
    #expect(window.controller.cell(of: try window.item(0))?.contentView.alpha == 1)
    window.settle()
    #expect(window.viewer?.isOpen == true && window.gallery.children.count == 2)
  }

  @Test("a picture that is removed on its way back fades out")
  func removed() throws {
    let window = ViewerWindow(.grid)
    window.open(IndexPath(item: 3, section: 0))
    let item = try window.item(3)
    window.press(.escape)
    window.wait(0.1)
    window.controller.make(.remove([item]))
    window.settle()
    #expect(window.viewer == nil && window.controller.album.indexPath(of: item) == nil)
  }

  @Test(
    "the place of an open picture that is removed is taken by the next one; without pictures the viewer closes"
  )
  func removedWhileOpen() throws {
    let window = ViewerWindow(.grid, album: PlaceWindow.album(3, inSectionsOf: 3))
    window.open(IndexPath(item: 1, section: 0))
    let (first, second, third) = (try window.item(0), try window.item(1), try window.item(2))
    window.controller.make(.remove([second]))
    window.settle()
    #expect(window.viewer?.item == third && window.viewer?.index == 1)
    window.controller.make(.remove([third]))
    window.settle()
    #expect(window.viewer?.item == first)
    window.controller.make(.remove([first]))
    window.settle()
    #expect(window.viewer == nil)
  }

  @Test(
    "a picture that is open while the layout changes returns to its cell there",
    arguments: GalleryLayout.allCases)
  func otherLayout(layout: GalleryLayout) throws {
    let window = ViewerWindow(layout == .grid ? .waterfall : .grid)
    window.open(IndexPath(item: 3, section: 0))
    let viewer = try #require(window.viewer)
    let item = viewer.item
    window.switcher.show(layout)
    window.settle()
    window.press(.rightArrow)
    window.press(.leftArrow)
    window.settle()
    #expect(viewer.isOpen && viewer.item == item)
    window.press(.escape)
    try expectReturn(of: viewer, to: item, in: window, "\(layout)")
  }

  @Test("with reduced motion nothing moves: the viewer fades in and out")
  func reducedMotion() throws {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let window = ViewerWindow(.grid)
    window.controller.open(IndexPath(item: 3, section: 0))
    let viewer = try #require(window.viewer)
    let fitting = ViewerWindow.corners(window.fittingRect)
    #expect(ViewerWindow.distance(viewer.visibleCorners, fitting) < 1)
    window.settle()
    window.press(.escape)
    #expect(ViewerWindow.distance(viewer.visibleCorners, fitting) < 1)
    window.settle()
    #expect(window.viewer == nil)
  }

  @Test("the pictures of the built-in album open in every layout", arguments: GalleryLayout.allCases)
  func drawnPictures(layout: GalleryLayout) throws {
    let window = ViewerWindow(layout, album: .builtIn)
    let path = try path(in: window)
    let item = window.controller.item(at: path)
    let cell = window.corners(of: item)
    window.controller.open(path)
    let viewer = try #require(window.viewer)
    #expect(ViewerWindow.distance(viewer.visibleCorners, cell) < 1, "\(layout)")
    window.settle()
    #expect(viewer.isOpen)
    window.press(.escape)
    try expectReturn(of: viewer, to: item, in: window, "\(layout)")
  }
}
