import Testing
import UIKit

@testable import GalleryApp

@Suite("The place in the album is kept")
@MainActor
struct PlaceTests {
  private static let album = PlaceWindow.album(2000, inSectionsOf: 50)
  private static let large = PlaceWindow.album(100_000, inSectionsOf: 2000)

  private func item(_ number: Int, in album: Album = Self.album) throws -> AlbumItem {
    try #require(album.indexPath(ofItem: number - 1).map { album[$0] })
  }

  @Test(
    "narrow, wide, narrow: the picture in focus stays in sight, and the content returns to where it was",
    arguments: [GalleryLayout.grid, .featured, .waterfall, .stretchy], [1000, 1999])
  func chain(layout: GalleryLayout, number: Int) throws {
    let window = PlaceWindow(Self.album, layout, width: 360, height: 640)
    window.type("p\(number)")
    window.settle()
    let (item, offset) = (try item(number), window.view.contentOffset)
    #expect(window.focused == item && window.sees(item))
    for (width, height) in [(1600.0, 900.0), (700, 500), (1600, 900)] {
      window.resize(width, height)
      #expect(window.focused == item && window.sees(item), "\(width) × \(height)")
    }
    window.resize(360, 640)
    #expect(window.view.contentOffset == offset)
  }

  @Test(
    "on the whole screen, or with other pixels, 100,000 pictures show the one in focus at the same height",
    arguments: [GalleryLayout.grid, .featured])
  func fullScreen(layout: GalleryLayout) throws {
    let window = PlaceWindow(Self.large, layout, width: 1000, height: 700)
    let item = try item(50_000, in: Self.large)
    window.controller.attend(to: item)
    window.controller.collectionView.takeFocus(
      to: Self.large.indexPath(of: item), from: window.view)
    func height() throws -> CGFloat {
      try #require(window.seen.first { $0.item == item }).middle.y / window.window.bounds.height
    }
    let before = try height()
    window.resize(1920, 1080)
    #expect(abs(try height() - before) < 0.01)
    window.setScale(1)
    #expect(abs(try height() - before) < 0.01)
    window.resize(1000, 700)
    window.setScale(2)
    #expect(abs(try height() - before) < 0.01)
  }

  @Test(
    "without focus it is the picture in the middle", arguments: [GalleryLayout.grid, .featured, .waterfall])
  func middle(layout: GalleryLayout) throws {
    let window = PlaceWindow(Self.album, layout, width: 360, height: 640)
    for _ in 0..<40 { window.turnWheel(3) }
    window.settle()
    let item = try #require(window.controller.currentItem)
    #expect(window.view.contentOffset.y > 2000)
    window.resize(1600, 900)
    let place = try #require(window.seen.first { $0.item == item })
    #expect(abs(place.middle.y - 450) < place.box.height)
    window.resize(360, 640)
    #expect(window.controller.currentItem == item)
  }

  @Test("at the beginning it stays there", arguments: [GalleryLayout.grid, .featured, .waterfall, .stretchy])
  func beginning(layout: GalleryLayout) {
    let window = PlaceWindow(Self.album, layout, width: 1600, height: 900)
    window.resize(360, 640)
    #expect(window.view.contentOffset.y == 0)
    window.press(.home)
    window.settle()
    window.resize(1600, 900)
    window.resize(360, 640)
    #expect(window.view.contentOffset.y == 0)
  }

  @Test("a part of a click of a fine wheel is a scroll, too")
  func fineWheel() {
    let window = PlaceWindow(Self.album, .grid)
    window.turnWheel(8.5, .fineWheel)
    window.settle()
    let offset = window.view.contentOffset.y
    #expect(offset > 300)
    window.resize(810, 600)
    #expect(abs(window.view.contentOffset.y - offset) < 50)
  }

  @Test(
    "a size that comes while a key's scroll is under way does not lead it astray",
    arguments: GalleryLayout.allCases)
  func underWay(layout: GalleryLayout) throws {
    let window = PlaceWindow(Self.album, layout, width: 700, height: 500)
    window.type("p700")
    window.wait(0.05)
    window.resize(1200, 800)
    window.settle()
    let item = try item(700)
    #expect(window.focused == item && window.sees(item))
  }

  @Test(
    "Home and End show the very first and the very last of the content, title and stretching header included")
  func ends() {
    for layout in [GalleryLayout.grid, .featured, .waterfall, .stretchy] {
      let window = PlaceWindow(Self.album, layout)
      window.press(.end)
      window.settle()
      let end = window.view.contentSize.height - window.view.bounds.height
      #expect(abs(window.view.contentOffset.y - end) < 0.5, "\(layout)")
      window.press(.home)
      window.settle()
      #expect(window.view.contentOffset.y == 0, "\(layout)")
    }
  }

  @Test(
    "the first picture of a row without end stays in front in any size: rounding does not make it the last one"
  )
  func endlessRow() {
    let window = PlaceWindow(PlaceWindow.album(180, inSectionsOf: 70), .turntable, width: 1129, height: 881)
    for (width, height) in [(1140.0, 460.0), (527, 722), (977, 456), (770, 949), (1129, 881)] {
      window.resize(width, height)
      #expect(window.view.itemAtRest == [0, 0], "\(width) × \(height)")
    }
  }

  // MARK: - From one layout to another

  @Test("a fresh turntable points at the first picture: the book opens with it, and keys begin with it")
  func turntable() throws {
    let window = PlaceWindow(Self.album, .turntable, width: 900, height: 650)
    // The window opens with another size than it was made with.
    window.resize(880, 600)
    window.show(.book)
    #expect(window.sees(try item(1)) && window.view.contentOffset.x == 0)
    window.show(.turntable)
    window.press(.rightArrow)
    #expect(window.focused == (try item(1)))
  }

  @Test("a turned turntable hands on the picture under its pointer")
  func turnedTurntable() throws {
    let window = PlaceWindow(Self.album, .turntable, width: 900, height: 650)
    for _ in 0..<7 { window.turnWheel(1) }
    window.settle()
    #expect(window.controller.currentItem == (try item(8)))
    window.show(.picker)
    #expect(window.controller.currentItem == (try item(8)))
  }

  @Test("picture and focus go from the grid through all layouts", arguments: [1000, 1])
  func tour(number: Int) throws {
    let window = PlaceWindow(Self.album, .grid, width: 900, height: 650)
    window.type("p\(number)")
    window.settle()
    let item = try item(number)
    for layout in GalleryLayout.allCases + [.picker, .ring, .turntable, .book, .grid] {
      window.show(layout)
      #expect(window.focused == item && window.sees(item), "\(layout)")
      #expect(window.controller.currentItem == item, "\(layout)")
    }
    window.show(.picker)
    window.press(.downArrow)
    #expect(window.focused == (try self.item(number + 1)))
  }

  @Test("also of 100,000 pictures")
  func largeTour() throws {
    let window = PlaceWindow(Self.large, .grid, width: 900, height: 650)
    let item = try item(50_000, in: Self.large)
    window.controller.attend(to: item)
    for layout in [GalleryLayout.featured, .coverflow, .turntable, .picker, .grid] {
      window.show(layout)
      #expect(window.sees(item) && window.controller.currentItem == item, "\(layout)")
    }
  }

  @Test("the ring around the focus comes along if it was there, and a focus that was given up is gone")
  func ring() throws {
    let window = PlaceWindow(Self.album, .grid, width: 900, height: 650)
    func hasRing() -> Bool {
      window.view.visibleCells.contains { ($0.layer.sublayers ?? []).contains { $0.borderWidth == 3 } }
    }
    window.type("p7")
    window.settle()
    window.show(.picker)
    #expect(window.focused == (try item(7)) && hasRing())
    // The first Escape deselects, the second gives up the focus.
    for _ in 0..<2 { window.press(.escape) }
    window.show(.grid)
    #expect(window.focused == nil && !hasRing())
  }
}
