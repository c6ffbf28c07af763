import CairoRenderer
import ImageDecoding
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// Zooming into a picture that is too large to be decoded as a whole: 1501 × 1003 pixels take 6 MB, with a budget of
/// 2 MiB. The window has 800 × 600 points, with one pixel for each.
@Suite("A picture in tiles")
@MainActor
final class PictureTilesTests {
  private let folder = TemporaryFolder()
  private let tiles = PictureLoader(worksInBackground: false, pixelBudget: 2 << 20)
  private let wholes = PictureLoader(worksInBackground: false, pixelBudget: 64 << 20)

  /// Waves with slopes up to 3 levels per pixel, and different in every place.
  private static let picture: [UInt8] = {
    let (width, height) = (1501, 1003)
    let columns = (0..<width).map { 60 * sin(Double($0) / 20) + 0.03 * Double($0) }
    let rows = (0..<height).map { 50 * sin(Double($0) / 17) + 0.02 * Double($0) }
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let place = (y * width + x) * 4
        pixels[place] = UInt8(110 + columns[x])
        pixels[place + 1] = UInt8(110 + rows[y])
        pixels[place + 2] = UInt8(128 + (columns[x] + rows[y]) / 2)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)?.jpegData(quality: 1) ?? []
  }()

  /// The picture as a JPEG file with an orientation.
  private static func jpeg(_ orientation: ImageOrientation) -> [UInt8] {
    // A TIFF structure, little-endian, with one entry: tag 0x0112, a SHORT.
    let exif: [UInt8] =
      Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0]
      + [UInt8(orientation.rawValue), 0, 0, 0, 0, 0, 0, 0]
    return picture[..<2] + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + picture[2...]
  }

  private func open(_ bytes: [UInt8], _ loader: PictureLoader) throws -> (
    window: ViewerWindow, page: PicturePage
  ) {
    folder.file("picture.jpg", bytes)
    let item = AlbumItem.file(FileName(bytes: Array("picture.jpg".utf8)), folder: folder.path)
    let window = ViewerWindow(
      .grid, album: Album(title: "", sections: [AlbumSection(title: "", items: [item])]), loader: loader)
    window.open([0, 0])
    return (window, try #require(window.viewer?.page))
  }

  /// Zooms to a scale, and shows the part at an offset from the picture's upper left corner.
  private func show(_ offset: CGPoint, at scale: CGFloat, in window: ViewerWindow, _ page: PicturePage) {
    page.zoom(to: scale, animated: false)
    page.contentOffset = offset
    window.window.layoutIfNeeded()
    window.finishLoading()
  }

  private func screen(of window: ViewerWindow) throws -> Bitmap {
    try #require(CairoRenderer().render(window.window.makeDisplayList(), scale: 1))
  }

  /// The maximum difference of a channel in the middle of two pictures, without 8 pixels at the edges.
  private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
    guard (a.width, a.height) == (b.width, b.height) else { return .max }
    let inner = (8..<a.width - 8, 8..<a.height - 8)
    guard let left = a.part(columns: inner.0, rows: inner.1),
      let right = b.part(columns: inner.0, rows: inner.1)
    else { return .max }
    return zip(left.pixels, right.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  @Test("at 1:1, every pixel of the screen is one of the picture", arguments: ImageOrientation.allCases)
  func exact(orientation: ImageOrientation) throws {
    let bytes = Self.jpeg(orientation)
    let whole = try ImageDecoder.decode(.bytes(bytes))
    let (window, page) = try open(bytes, tiles)
    // Across the edges between tiles, and at the lower right corner.
    for offset in [
      CGPoint(x: 37, y: 101), CGPoint(x: CGFloat(whole.width) - 800, y: CGFloat(whole.height) - 600),
    ] {
      show(offset, at: 1, in: window, page)
      #expect(page.zoomScale == 1 && page.contentOffset == offset)
      #expect(page.picture.tilesView?.isComplete == true && page.picture.resolution == .window)
      let expected = whole.part(
        columns: Int(offset.x)..<Int(offset.x) + 800, rows: Int(offset.y)..<Int(offset.y) + 600)
      #expect(try screen(of: window) == expected)
    }
  }

  @Test("at any scale, tiles look like the whole picture", arguments: ImageOrientation.allCases)
  func scaled(orientation: ImageOrientation) throws {
    let bytes = Self.jpeg(orientation)
    let (tiledWindow, tiledPage) = try open(bytes, tiles)
    let (wholeWindow, wholePage) = try open(bytes, wholes)
    for (size, scale, level, offset) in [
      (CGSize(width: 800, height: 600), 0.83, 0, CGPoint(x: 11, y: 40)),
      (CGSize(width: 800, height: 600), 2.7, 0, CGPoint(x: 500, y: 431)),
      (CGSize(width: 300, height: 200), 0.46, 1, CGPoint(x: 90, y: 52)),
      // Pixels of this level reach up to 3 pixels beyond the picture. A shift by that differs by 9 levels of a channel.
      (CGSize(width: 150, height: 100), 0.24, 2, CGPoint(x: 7, y: 9)),
    ] {
      tiledWindow.resize(size.width, size.height)
      wholeWindow.resize(size.width, size.height)
      show(offset, at: scale, in: tiledWindow, tiledPage)
      show(offset, at: scale, in: wholeWindow, wholePage)
      #expect(tiledPage.picture.tilesView?.isComplete == true && wholePage.picture.resolution == .full)
      let found = difference(try screen(of: tiledWindow), try screen(of: wholeWindow))
      #expect(found <= 4, "scale \(scale)")
      #expect(tiledPage.picture.tilesView?.level == level)
    }
  }

  @Test("tiles are released when the whole picture fits, and their requests are cancelled")
  func release() throws {
    let (window, page) = try open(Self.jpeg(.up), tiles)
    window.press(.character("1"))
    window.settle()
    #expect(tiles.pendingCount == 1 && page.picture.tilesView?.isComplete == false)
    window.press(.character("0"))
    window.settle()
    #expect(tiles.pendingCount == 0 && page.picture.tilesView == nil)
    window.press(.character("1"))
    window.settle()
    window.finishLoading()
    #expect(page.picture.tilesView?.isComplete == true)
    window.press(.escape)
    window.settle()
    #expect(window.viewer == nil && tiles.pendingCount == 0)
  }

  @Test("coarser tiles stay until finer ones are there")
  func coarse() throws {
    // One tile of 376 × 251 pixels at level 2, 2 × 1 tiles at level 1.
    let (window, page) = try open(Self.jpeg(.up), tiles)
    window.resize(250, 200)
    show(.zero, at: 0.3, in: window, page)
    let tilesView = try #require(page.picture.tilesView)
    #expect(tilesView.isComplete)
    let before = tilesView.subviews
    #expect(!before.isEmpty)
    page.zoom(to: 0.9, animated: false)
    window.window.layoutIfNeeded()
    #expect(!tilesView.isComplete && tilesView.subviews == before)
    window.finishLoading()
    #expect(tilesView.isComplete && before.allSatisfy { $0.superview == nil })
  }

  @Test("a file that is gone or has changed leaves the reduced picture, and is asked for once")
  func gone() throws {
    let (window, page) = try open(Self.jpeg(.up), tiles)
    folder.file("picture.jpg", SamplePictures.red)
    show(.zero, at: 1, in: window, page)
    #expect(page.picture.tilesView?.isComplete == false && tiles.pendingCount == 0)
    page.contentOffset = CGPoint(x: 300, y: 300)
    window.window.layoutIfNeeded()
    #expect(tiles.pendingCount == 0 && page.picture.resolution == .window)
  }
}
