import Geometry
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// The size of thumbnails, changed as a person does it, by what is seen in every frame.
@Suite("The size of thumbnails")
@MainActor
struct ThumbnailZoomTests {
  private static let pointer = CGPoint(x: 431, y: 287)

  private func grid(_ count: Int = 6000, inSectionsOf size: Int = 6000) -> PlaceWindow {
    PlaceWindow(PlaceWindow.album(count, inSectionsOf: size), .grid)
  }

  /// Scrolls far from the beginning of a section.
  private func scrollToMiddle(_ place: PlaceWindow) {
    place.view.contentOffset.y = (place.view.contentSize.height / 2).rounded()
    place.window.layoutIfNeeded()
  }

  /// Whether the content is at one of its ends, where it cannot follow.
  private func isAtEnd(_ view: UICollectionView) -> Bool {
    view.bounds.minY <= 0.5 || view.bounds.maxY >= view.contentSize.height - 0.5
  }

  @Test("a click with Ctrl is a column, Ctrl+0 returns to the default, and keys do the same")
  func steps() {
    let place = grid()
    #expect(place.columnsSeen == 4)
    place.zoomByWheel(-1, at: Self.pointer)
    place.restZoom()
    #expect(place.columnsSeen == 5)
    place.zoomByWheel(2, at: Self.pointer)
    place.restZoom()
    #expect(place.columnsSeen == 3)
    place.zoomByKey("0")
    place.restZoom()
    #expect(place.columnsSeen == 4)
    place.zoomByKey("-")
    place.zoomByKey("-")
    place.restZoom()
    #expect(place.columnsSeen == 6)
    place.zoomByKey("+")
    place.restZoom()
    #expect(place.columnsSeen == 5)
    // Without Ctrl the wheel scrolls.
    place.turnWheel(1)
    place.settle()
    #expect(place.columnsSeen == 5 && place.view.contentOffset.y > 0)
  }

  @Test(
    "cells are scaled during a step, and have another size only once",
    arguments: [GalleryLayout.grid, .waterfall])
  func cellSizes(layout: GalleryLayout) {
    let place = PlaceWindow(PlaceWindow.album(6000, inSectionsOf: 6000), layout)
    for (clicks, isSmaller) in [(-1.0, true), (-1, true), (1, false), (1, false)] {
      place.restZoom()
      let path = place.view.indexPathsForVisibleItems.sorted()[0]
      func size() -> CGSize? { place.view.cellForItem(at: path)?.bounds.size }
      let start = size()
      var sizes: [CGSize] = []
      place.zoomByWheel(clicks, at: Self.pointer)
      place.restZoom { if let size = size(), sizes.last != size { sizes.append(size) } }
      // Smaller cells have their size from the beginning, larger ones from the end.
      #expect(sizes.count <= (isSmaller ? 1 : 2), "\(sizes)")
      #expect(isSmaller || sizes.first == start)
      #expect(place.view.visibleCells.allSatisfy { $0.transform.isIdentity })
    }
  }

  @Test("columns are limited to one and forty", arguments: [100.0, -100])
  func limits(clicks: Double) {
    let place = grid()
    place.zoomByWheel(clicks, at: Self.pointer)
    place.restZoom()
    #expect(place.columnsSeen == (clicks > 0 ? 1 : 40))
    #expect(place.switcher.thumbnailScale == (clicks > 0 ? 1 : 0))
    place.pinch(.began, 1, at: Self.pointer)
    place.pinch(.changed, clicks > 0 ? 50 : 0.001, at: Self.pointer)
    place.pinch(.ended, clicks > 0 ? 50 : 0.001, at: Self.pointer)
    place.restZoom()
    #expect(place.columnsSeen == (clicks > 0 ? 1 : 40))
  }

  @Test("the picture under the pointer stays under it, exactly, in every frame", arguments: UInt64(0)..<3)
  func anchor(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let place = grid()
    scrollToMiddle(place)
    for _ in 0..<6 {
      let point = CGPoint(
        x: CGFloat.random(in: 40...760, using: &random), y: CGFloat.random(in: 40...560, using: &random))
      guard let start = place.picture(at: point) else { continue }
      let unit = (point.y - start.box.minY) / start.box.height
      func check() {
        guard let now = place.seen.first(where: { $0.item == start.item }) else {
          Issue.record("seed \(seed): \(start.item.title) is not visible")
          return
        }
        guard !isAtEnd(place.view) else { return }
        let error = abs(now.box.minY + unit * now.box.height - point.y)
        #expect(error < 1, "seed \(seed): \(start.item.title) is \(error) off")
        // Gaps between pictures are at most 10 points wide.
        #expect(
          now.box.insetBy(dx: -10.5, dy: -1).contains(point),
          "seed \(seed): \(now.box) does not contain \(point)")
      }
      if Bool.random(using: &random) {
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          place.zoomByWheel(Bool.random(using: &random) ? 1 : -1, at: point)
          place.wait(Double.random(in: 0...0.05, using: &random))
          check()
        }
      } else {
        place.pinch(.began, 1, at: point)
        var scale = 1.0
        for _ in 0..<10 {
          scale *= Double.random(in: 0.7...1.4, using: &random)
          place.pinch(.changed, scale, at: point)
          check()
        }
        place.pinch(.ended, scale, at: point)
      }
      place.restZoom(check)
    }
  }

  @Test("pictures never jump between frames", arguments: UInt64(0)..<2)
  func continuity(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let place = grid(6000, inSectionsOf: 700)
    scrollToMiddle(place)
    let point = CGPoint(
      x: CGFloat.random(in: 40...760, using: &random), y: CGFloat.random(in: 40...560, using: &random))
    place.pinch(.began, 1, at: point)
    var (scale, last) = (1.0, [AlbumItem: (box: CGRect, alpha: CGFloat)]())
    func look() -> [AlbumItem: (box: CGRect, alpha: CGFloat)] {
      Dictionary(
        place.view.visibleCells.compactMap { cell in
          place.view.indexPath(for: cell).map {
            (place.controller.item(at: $0), (cell.convert(cell.bounds, to: nil), cell.alpha))
          }
        }, uniquingKeysWith: { first, _ in first })
    }
    let direction = Bool.random(using: &random) ? 1.0 : -1
    for step in 0..<300 {
      scale *= exp(direction * 0.002)
      place.pinch(.changed, scale, at: point)
      let now = look()
      for (item, seen) in now {
        guard let before = last[item], step > 0 else { continue }
        let distance = hypot(seen.box.midX - before.box.midX, seen.box.midY - before.box.midY)
        // A fifth of a percent in size. A row twenty rows away moves along by twenty columns while one is added, which
        // is 800 points in 1/60 of 6 columns or more: less than 60 points. Transparent pictures may go anywhere.
        if distance > 60 {
          #expect(
            min(seen.alpha, before.alpha) < 0.35,
            "seed \(seed), step \(step): \(item.title) jumps by \(distance)")
        }
      }
      last = now
    }
    place.pinch(.ended, scale, at: point)
    place.restZoom()
  }

  @Test("twenty quick clicks arrive together, and do not lag behind")
  func quickClicks() {
    let place = grid()
    scrollToMiddle(place)
    place.zoomByWheel(-8, at: Self.pointer)
    place.restZoom()
    for _ in 0..<20 {
      place.zoomByWheel(1, at: Self.pointer)
      place.wait(0.005)
    }
    // Twenty steps from 12 columns lead past 1.
    #expect(place.switcher.thumbnailScale == 1)
    // A critically damped spring of 18 radians per second is 3.6 · 13.6 · exp(−12.6) = 0.0002 levels away then.
    place.wait(0.7)
    place.wait(0.1)
    #expect(place.controller.zoom?.isActive == false && place.columnsSeen == 1)
  }

  @Test("a resize in the middle keeps the picture, and ends the change")
  func resize() throws {
    let place = grid()
    scrollToMiddle(place)
    let start = try #require(place.picture(at: Self.pointer))
    place.zoomByWheel(-2, at: Self.pointer)
    place.wait(0.05)
    place.resize(1000, 500)
    place.settle()
    #expect(place.sees(start.item) && place.controller.zoom?.isActive == false)
    place.resize(800, 600)
    place.settle()
    let end = try #require(place.seen.first { $0.item == start.item })
    #expect(abs(end.middle.y - Self.pointer.y) < end.box.height)
    #expect(place.columnsSeen == 6)
  }

  @Test("pictures that are removed in the middle end the change where it leads")
  func removal() throws {
    let place = grid()
    scrollToMiddle(place)
    let start = try #require(place.picture(at: Self.pointer))
    place.zoomByWheel(-2, at: Self.pointer)
    place.wait(0.05)
    place.controller.perform(.delete)
    place.settle()
    #expect(place.columnsSeen == 6)
    // The picture itself may be the one that was removed.
    if place.controller.album.indexPath(of: start.item) != nil { #expect(place.sees(start.item)) }
    place.zoomByWheel(1, at: Self.pointer)
    place.restZoom()
    #expect(place.columnsSeen == 5)
  }

  @Test("at the beginning of the content, every section begins in the first column")
  func beginning() {
    let place = grid(300_0, inSectionsOf: 37)
    for clicks in [-1.0, -1, -2, -5, 3, 4, 1, 1, 1] {
      place.zoomByWheel(clicks, at: Self.pointer)
      place.restZoom()
      for section in Set(place.seen.map(\.path.section)) {
        guard let first = place.seen.first(where: { $0.path == IndexPath(item: 0, section: section) }) else {
          continue
        }
        #expect(first.box.minX == 20, "section \(section) after \(clicks) clicks")
      }
    }
  }

  @Test("a section takes back its empty positions before its beginning is seen")
  func straightening() throws {
    let place = grid(4000, inSectionsOf: 400)
    place.view.contentOffset.y = 3000
    place.window.layoutIfNeeded()
    place.zoomByWheel(-1, at: CGPoint(x: 700, y: 300))
    place.restZoom()
    for _ in 0..<60 {
      place.turnWheel(-1)
      place.settle()
    }
    let first = try #require(place.seen.min { $0.path < $1.path })
    #expect(first.path == IndexPath(item: 0, section: 0) && first.box.minX == 20)
  }

  @Test("every layout keeps its own size, also for another album")
  func remembered() {
    let place = grid(1500)
    place.zoomByWheel(-4, at: Self.pointer)
    place.restZoom()
    let scale = place.switcher.thumbnailScale
    place.show(.waterfall)
    #expect(place.switcher.thumbnailScale != scale)
    place.show(.grid)
    #expect(place.switcher.thumbnailScale == scale && place.columnsSeen == 8)
    place.switcher.open(PlaceWindow.album(600, inSectionsOf: 100))
    place.settle()
    #expect(place.switcher.thumbnailScale == scale && place.columnsSeen == 8)
  }

  @Test("a slider moves the size")
  func slider() {
    let place = grid(1600, inSectionsOf: 1600)
    place.switcher.thumbnailScale = 1
    place.restZoom()
    #expect(place.columnsSeen == 1 && place.switcher.thumbnailScale == 1)
    place.switcher.thumbnailScale = 0
    place.restZoom()
    #expect(place.columnsSeen == 40)
    place.switcher.resetThumbnailScale()
    place.restZoom()
    #expect(place.columnsSeen == 4)
  }

  @Test("every layout with sizes changes them and keeps its place", arguments: GalleryLayout.allCases)
  func everyLayout(layout: GalleryLayout) throws {
    let place = PlaceWindow(PlaceWindow.album(120, inSectionsOf: 60), layout)
    guard place.switcher.hasThumbnailSizes else {
      #expect([.ring, .turntable].contains(layout))
      return
    }
    place.settle()
    place.controller.attend(to: place.controller.item(at: IndexPath(item: 40, section: 0)))
    place.window.layoutIfNeeded()
    let item = try #require(place.controller.currentItem)
    for character in "--+++0" as String {
      place.zoomByKey(character)
      place.wait(0.03)
      place.restZoom()
      #expect(place.sees(item), "\(layout), after \(character)")
      #expect(place.controller.zoom?.isActive == false)
      #expect(!(place.view.collectionViewLayout is UICollectionViewTransitionLayout))
    }
    #expect(
      place.view.subviews.filter { $0 is UICollectionViewCell }.count == place.view.visibleCells.count)
  }

  @Test(
    "in columns of uncropped pictures, the picture under the pointer stays at its height",
    arguments: [
      GalleryLayout.grid, .waterfall, .featured,
    ])
  func anchorInColumns(layout: GalleryLayout) throws {
    let place = PlaceWindow(PlaceWindow.album(480, inSectionsOf: 480), layout)
    place.settle()
    scrollToMiddle(place)
    place.settle()
    let start = try #require(place.picture(at: Self.pointer))
    let unit = (Self.pointer.y - start.box.minY) / start.box.height
    place.pinch(.began, 1, at: Self.pointer)
    for scale in [0.95, 0.9, 0.8, 0.7, 0.6, 0.75, 1, 1.3, 1.8, 2, 1.5] {
      place.pinch(.changed, scale, at: Self.pointer)
      let now = try #require(place.seen.first { $0.item == start.item }, "\(layout) at \(scale)")
      guard !isAtEnd(place.view) else { continue }
      #expect(abs(now.box.minY + unit * now.box.height - Self.pointer.y) < 1, "\(layout) at \(scale)")
    }
    place.pinch(.ended, 1.5, at: Self.pointer)
    place.restZoom()
    #expect(place.sees(start.item))
  }

  @Test("two fingers on a screen pinch")
  func fingers() {
    let place = grid()
    scrollToMiddle(place)
    let fingers = place.stage.finger
    fingers.down(380, 300, finger: 1)
    fingers.down(420, 300, finger: 2)
    for step in 1...20 {
      fingers.wait(0.01)
      fingers.move(380 - CGFloat(step) * 3, 300, finger: 1)
      fingers.move(420 + CGFloat(step) * 3, 300, finger: 2)
    }
    #expect(place.controller.zoom?.isActive == true)
    fingers.up(finger: 1)
    fingers.up(finger: 2)
    for _ in 0..<60 { fingers.wait(1.0 / 60) }
    #expect(place.controller.zoom?.isActive == false && place.columnsSeen < 4)
  }
}
