import ImageDecoding
import Testing
import UIKit

@testable import GalleryApp

/// Photos in layouts that show them one by one. What is expected follows from the proportions of the files.
@Suite("Whole photos")
@MainActor
struct WholePictureTests {
  nonisolated static let layouts: [GalleryLayout] = [.wheel, .coverflow, .carousel, .book]

  @Test(
    "a card has the proportions of its photo, and is as large as its cell allows", arguments: layouts,
    PhotoFolder.sizes)
  func proportions(layout: GalleryLayout, size: CGSize) throws {
    let folder = try PhotoFolder(copies: 1)
    for isRightToLeft in [false, true] {
      for photo in PhotoFolder.photos {
        let item = try folder.item(photo.name)
        let stage = folder.stage(layout, size, current: item, isRightToLeft: isRightToLeft)
        let cell = try #require(stage.controllers[0].cell(of: item), "\(layout) \(photo.name)")
        let (frame, ratio) = (cell.pictureView.frame, CGFloat(photo.width) / CGFloat(photo.height))
        let room = cell.contentView.bounds
        #expect(abs(frame.width - frame.height * ratio) <= max(1, ratio), "\(layout) \(photo.name) \(frame)")
        #expect(room.contains(frame))
        // The margin of a page is 4 % of its shorter side.
        let margin = layout == .book ? 2 * (0.04 * min(room.width, room.height)).rounded() : 0
        #expect(
          abs(frame.width - (room.width - margin)) <= 1 || abs(frame.height - (room.height - margin)) <= 1,
          "\(layout) \(photo.name) \(frame) in \(room)")
        if layout == .coverflow { #expect(frame.maxY == room.maxY, "it stands on the floor") }
        if layout != .coverflow { #expect(abs(frame.midY - room.midY) <= 0.5) }
        #expect(abs(frame.midX - room.midX) <= 0.5)
      }
    }
  }

  // The caption, the reflection and the neighbours need the rest. A page of two has the height or half of the width.
  @Test(
    "the current photo takes 63 % (on the wheel 53 %) of the width or 60 % of the height, two pages 90 % or 80 %",
    arguments: layouts, PhotoFolder.sizes)
  func space(layout: GalleryLayout, size: CGSize) throws {
    let folder = try PhotoFolder(copies: 1)
    for photo in PhotoFolder.photos {
      let item = try folder.item(photo.name)
      let controller = folder.stage(layout, size, current: item).controllers[0]
      let cell = try #require(controller.cell(of: item))
      let (card, picture) = (cell.bounds.size, cell.pictureView.bounds.size)
      if layout == .book {
        // In a high window, one page is above the other.
        let spread = size.height > size.width ? card.width : 2 * card.width
        #expect(spread >= 0.9 * size.width || card.height >= 0.8 * size.height, "\(card)")
      } else if photo.name == "portrait", size.height > size.width {
        #expect(picture.width >= (layout == .wheel ? 0.44 : 0.5) * size.width, "\(layout) \(picture)")
      } else {
        #expect(
          picture.width >= (layout == .wheel ? 0.53 : 0.63) * size.width
            || picture.height >= 0.6 * size.height,
          "\(layout) \(photo.name) \(picture)")
      }
    }
  }

  @Test(
    "the caption is below the card, inside the view, and names the photo in front", arguments: layouts,
    PhotoFolder.sizes)
  func caption(layout: GalleryLayout, size: CGSize) throws {
    let folder = try PhotoFolder()
    for isRightToLeft in [false, true] {
      let item = try folder.item("1 square")
      let stage = folder.stage(layout, size, current: item, isRightToLeft: isRightToLeft)
      let controller = stage.controllers[0]
      let (number, count) = (try #require(controller.album.indexPath(of: item)).item + 1, 15)
      #expect(count == controller.album.itemCount)
      // A photo of a spread may be on its left or on its right.
      let other = number % 2 == 0 ? number + 1 : number - 1
      let position =
        layout == .book ? "\(min(number, other))–\(max(number, other)) of 15" : "\(number) of 15"
      let texts = controller.caption.texts
      #expect(texts.last == position && texts.first?.contains("1 square.png") == true, "\(texts)")
      let frame = controller.caption.frame
      #expect(CGRect(origin: .zero, size: size).contains(frame))
      let cell = try #require(controller.cell(of: item))
      let picture = cell.pictureView.convert(cell.pictureView.bounds, to: controller.view)
      #expect(frame.minY >= picture.maxY - 1, "\(layout) \(frame) \(picture)")
      // The next photo.
      let next = try #require(controller.album.indexPath(ofItem: number + (layout == .book ? 1 : 0)))
      controller.attend(to: controller.item(at: next))
      stage.window.layoutIfNeeded()
      #expect(controller.caption.texts.first?.contains(controller.item(at: next).title) == true)
    }
  }

  @Test("other layouts and small views have no caption, and that of an empty album is empty")
  func noCaption() throws {
    let folder = try PhotoFolder()
    for layout in GalleryLayout.allCases where !Self.layouts.contains(layout) {
      let controller = folder.stage(layout, CGSize(width: 800, height: 600)).controllers[0]
      #expect(controller.caption.superview == nil)
    }
    for layout in Self.layouts {
      let controller = folder.stage(layout, CGSize(width: 360, height: 260)).controllers[0]
      #expect(controller.caption.superview == nil, "a small view needs the space for pictures")
    }
    let empty = AlbumSnapshot(
      album: Album(title: "", sections: []), layout: .wheel, size: CGSize(width: 800, height: 600))
    let stage = empty.makeStage { Issue.record("\($0)") }
    #expect(stage.controllers[0].caption.texts == [])
  }

  // In the high window, the neighbours of a landscape photo are portraits beside and above it, behind its card.
  @Test("the space beside a photo belongs to the photo behind it, or to none")
  func touches() throws {
    let folder = try PhotoFolder(copies: 1)
    let item = try folder.item("panorama")
    let controller = folder.stage(.carousel, CGSize(width: 360, height: 640), current: item).controllers[0]
    let view = controller.collectionView
    let path = try #require(controller.album.indexPath(of: item))
    let (cell, next) = (try #require(controller.cell(of: item)), IndexPath(item: path.item + 1, section: 0))
    func touched(_ point: CGPoint) -> IndexPath? {
      view.indexPathForItem(at: view.convert(point, from: cell))
    }
    let (frame, card) = (cell.pictureView.frame, cell.bounds)
    #expect(frame.minY > 40 && card.minY == 0)
    #expect(touched(CGPoint(x: frame.midX, y: frame.midY)) == path)
    #expect(touched(CGPoint(x: frame.midX, y: frame.minY + 2)) == path)
    #expect(touched(CGPoint(x: frame.midX, y: frame.minY - 20)) == nil)
    // The portrait behind is next, because names are in alphabetical order.
    #expect(controller.item(at: next).title.contains("portrait"))
    let side = CGPoint(x: card.maxX - 5, y: frame.minY - 20)
    #expect(touched(side) == next)
  }

  @Test(
    "neighbours of the current photo are visible on both sides", arguments: layouts.dropLast(),
    PhotoFolder.sizes)
  func neighbors(layout: GalleryLayout, size: CGSize) throws {
    let folder = try PhotoFolder(copies: 1)
    for photo in PhotoFolder.photos {
      let item = try folder.item(photo.name)
      let controller = folder.stage(layout, size, current: item).controllers[0]
      let path = try #require(controller.album.indexPath(of: item))
      for step in [1, 4] {
        let neighbor = controller.item(at: IndexPath(item: (path.item + step) % 5, section: 0))
        let cell = try #require(controller.cell(of: neighbor), "\(layout) \(photo.name) \(step)")
        let box = cell.pictureView.convert(cell.pictureView.bounds, to: controller.view)
        let seen = box.intersection(CGRect(origin: .zero, size: size))
        #expect(seen.width > 8 && seen.height > 8, "\(layout) \(photo.name) \(step) \(box)")
      }
    }
  }

  @Test("drawings fill their cards", arguments: layouts)
  func drawings(layout: GalleryLayout) throws {
    var snapshot = AlbumSnapshot(album: .builtIn, layout: layout, size: CGSize(width: 800, height: 600))
    snapshot.scale = 1
    let controller = snapshot.makeStage { Issue.record("\($0)") }.controllers[0]
    #expect(!controller.collectionView.visibleCells.isEmpty)
    for case let cell as any AlbumCell in controller.collectionView.visibleCells {
      let (frame, room) = (cell.pictureView.frame, cell.contentView.bounds)
      #expect(abs(room.width / room.height - 0.77) < 0.01)
      #expect(
        abs(frame.width - room.width) <= 1 && abs(frame.height - room.height) <= 1, "\(layout) \(frame)")
    }
  }

  @Test("a panorama is decoded no larger than it is drawn")
  func decodedSize() throws {
    let loader = ThumbnailLoader(
      decode: { _, size in
        #expect(size.isFitting && size.width == 320 && size.height == 256)
        return try #require(
          Bitmap(width: 320, height: 80, pixels: Array(repeating: 255, count: 320 * 80 * 4)))
      }, report: { Issue.record("\($0)") })
    let cell = CardCell(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    cell.traitOverrides.displayScale = 1
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(cell)
    cell.show(.file(FileName(bytes: "panorama".utf8), folder: "album"), from: loader)
    cell.layoutIfNeeded()
    // Its proportions are not known yet.
    #expect(cell.pictureView.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    loader.finishLoading()
    cell.layoutIfNeeded()
    #expect(cell.pictureView.frame == CGRect(x: 0, y: 63, width: 300, height: 75))
  }
}

extension CaptionView {
  /// The texts that are shown, from top to bottom.
  var texts: [String] { subviews.compactMap { ($0 as? UILabel)?.text } }
}
