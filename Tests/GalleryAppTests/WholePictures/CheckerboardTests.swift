import CairoRenderer
import ImageDecoding
import Testing
import UIKit

@testable import GalleryApp

@Suite("Transparent pictures")
@MainActor
struct CheckerboardTests {
  /// A folder with one square picture of 300 × 300 pixels of one colour: blue, green, red and alpha, premultiplied.
  private func folder(_ color: [UInt8]) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    let bitmap = try #require(
      Bitmap(width: 300, height: 300, pixels: (0..<(300 * 300)).flatMap { _ in color }))
    folder.file("picture.png", try #require(bitmap.pngData(compression: 1)))
    return folder
  }

  private func stage(_ folder: TemporaryFolder, _ style: UIUserInterfaceStyle = .light) throws -> AlbumStage {
    let album = try Album(folders: [folder.path]) { Issue.record("\($0)") }
    var snapshot = AlbumSnapshot(album: album, layout: .carousel, size: CGSize(width: 800, height: 600))
    snapshot.scale = 1
    snapshot.style = style
    return snapshot.makeStage { Issue.record("\($0)") }
  }

  /// The colours, from 0 to 255, of points in the picture as it is drawn.
  private func colors(_ stage: AlbumStage, at points: [CGPoint]) throws -> [[UInt8]] {
    let frame = stage.makeDisplayList()
    let bitmap = try #require(CairoRenderer().render(frame, scale: 1))
    let cell = try #require(stage.controllers[0].collectionView.visibleCells.first as? any AlbumCell)
    return points.map { point in
      let place = cell.pictureView.convert(point, to: nil)
      let start = (Int(place.y) * bitmap.width + Int(place.x)) * 4
      return Array(bitmap.pixels[start..<(start + 4)])
    }
  }

  private func checkerboards(in view: UIView) -> Int {
    view.subviews.reduce(view is CheckerboardView ? 1 : 0) { $0 + checkerboards(in: $1) }
  }

  // Squares of 8 points: the one at (8…16, 8…16) is like the upper left one, those at (16…24, 8…16) and (8…16, 16…24)
  // are not. The points are away from the rounded corners.
  private let points = [
    CGPoint(x: 12, y: 12), CGPoint(x: 20, y: 12), CGPoint(x: 12, y: 20), CGPoint(x: 20, y: 20),
    CGPoint(x: 108, y: 204), CGPoint(x: 108, y: 212),
  ]
  private let isLight = [true, false, false, true, true, false]

  // 0.8 · 255 = 204; 0.38 · 255 = 96.9; 0.28 · 255 = 71.4.
  @Test(
    "a transparent picture shows a checkerboard of the style",
    arguments: [(UIUserInterfaceStyle.light, 255, 204), (.dark, 97, 71)])
  func transparent(style: UIUserInterfaceStyle, light: UInt8, dark: UInt8) throws {
    let folder = try folder([0, 0, 0, 0])
    let colors = try colors(try stage(folder, style), at: points)
    #expect(colors == isLight.map { $0 ? [light, light, light, 255] : [dark, dark, dark, 255] })
  }

  // Half red (255, 0, 0) over white is (255, 128, 128), over 204 it is (230, 102, 102), within rounding.
  @Test("it is visible through half transparent pixels")
  func halfTransparent() throws {
    let folder = try folder([0, 0, 128, 128])
    let colors = try colors(try stage(folder), at: points)
    for (color, isLight) in zip(colors, isLight) {
      let expected = isLight ? [127, 127, 255, 255] : [102, 102, 230, 255]
      #expect(zip(color, expected).allSatisfy { abs(Int($0) - $1) <= 2 }, "\(color)")
    }
  }

  // The pictures of the window are of a half transparent grey, 128 of 255: over white they are 128 + 127 = 255, over 204
  // 128 + 102 = 230. One of 1200 × 800 pixels fits a window of 800 × 600 points below 33⅓ points of black.
  @Test("an open picture has a checkerboard, whose squares keep their size when it is enlarged")
  func viewer() throws {
    let window = ViewerWindow(.grid)
    func greys(_ points: [(Int, Int)]) throws -> [UInt8] {
      let bitmap = try #require(CairoRenderer().render(window.window.makeDisplayList(), scale: 1))
      return points.map { bitmap.pixels[($0.1 * bitmap.width + $0.0) * 4] }
    }
    window.controller.open(IndexPath(item: 3, section: 0))
    window.finishLoading()
    for _ in 0..<12 { window.wait(1.0 / 60) }
    func flight(in view: UIView) -> PictureFlightView? {
      view as? PictureFlightView ?? view.subviews.lazy.compactMap(flight).first
    }
    #expect(flight(in: try #require(window.viewer).view).map(checkerboards) == 1)
    window.settle()
    #expect(try greys([(4, 38), (12, 38), (4, 46), (12, 46), (400, 10)]) == [255, 230, 230, 255, 0])
    window.press(.character("1"))
    window.settle()
    window.finishLoading()
    window.settle()
    #expect(try greys([(4, 4), (12, 4), (4, 12), (12, 12), (404, 304)]) == [255, 230, 230, 255, 255])
  }

  @Test("an opaque picture has none")
  func opaque() throws {
    let folder = try folder([10, 20, 30, 255])
    let stage = try stage(folder)
    #expect(try colors(stage, at: points).allSatisfy { $0 == [10, 20, 30, 255] })
    #expect(checkerboards(in: stage.window) == 0)
  }

  @Test("a picture that is loading has the plain colour of the placeholder")
  func loading() throws {
    let folder = try folder([0, 0, 0, 0])
    let stage = try stage(folder)
    #expect(checkerboards(in: stage.window) == 0)
    let cell = try #require(stage.controllers[0].collectionView.visibleCells.first as? any AlbumCell)
    #expect(cell.pictureView.backgroundColor == .systemGray4)
    stage.finishLoading()
    #expect(checkerboards(in: stage.window) == 1)
  }
}
