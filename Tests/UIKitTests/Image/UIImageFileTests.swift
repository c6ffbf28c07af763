import DisplayList
import Foundation
import Geometry
import ImageDecoding
import Testing

@testable import UIKit

@Suite("Images and files", .serialized)
struct UIImageFileTests {
  @Test("a picture written as PNG comes back pixel by pixel")
  func png() throws {
    let image = UIImage(cgImage: try UIImageTests.picture(width: 5, height: 3))
    let data = try #require(image.pngData())
    let back = try #require(UIImage(data: data, scale: 2))
    #expect(back.size == CGSize(width: 2.5, height: 1.5))
    #expect(back.cgImage?.bitmap == image.cgImage?.bitmap)
    #expect(UIImage(data: data) == image)
    let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
    #expect(UIImage(data: jpeg)?.size == image.size)
  }

  @Test("what is no picture makes no image")
  func nonsense() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/nothing.png") == nil)
    #expect(UIImage(named: "nothing of this name") == nil)
    #expect(UIImage().pngData() == nil)
  }

  // Columns count from 0 to 3, rows from 0 to 1; turned clockwise the first row is the right column.
  @Test("a turned picture is written upright")
  func upright() throws {
    let picture = try UIImageTests.picture(width: 4, height: 2)
    let right = picture.bitmap.upright(from: .right)
    #expect((right.width, right.height) == (2, 4))
    #expect(Array(right.pixels.prefix(8)) == [0, 1, 0, 255, 0, 0, 0, 255])
    #expect(Array(right.pixels.suffix(8)) == [3, 1, 0, 255, 3, 0, 0, 255])
  }

  @Test("pixels stand where the orientation's matrix takes them", arguments: UIImageTests.turns)
  func turning(_ row: UIImageTests.Turn) throws {
    let picture = try UIImageTests.picture(width: 4, height: 3)
    let turned = picture.bitmap.upright(from: row.orientation)
    for y in 0..<3 {
      for x in 0..<4 {
        let center = Point2D(x: (Double(x) + 0.5) / 4, y: (Double(y) + 0.5) / 3)
        let place = row.orientation.matrix.apply(to: center)
        let column = Int(place.x * Double(turned.width))
        let line = Int(place.y * Double(turned.height))
        let index = (line * turned.width + column) * 4
        #expect(Array(turned.pixels[index..<index + 2]) == [UInt8(x), UInt8(y)])
      }
    }
  }

  @Test("files tell their scale by name, and are found in a bundle by the display's")
  func names() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, width) in [("dot", 2), ("dot@2x", 4), ("dot@3x", 6)] {
      let image = UIImage(cgImage: try UIImageTests.picture(width: width, height: 2))
      try image.pngData()?.write(to: folder.appendingPathComponent("\(name).png"))
    }
    let path = folder.appendingPathComponent("dot@3x.png").path
    #expect(UIImage(contentsOfFile: path)?.size.width == 2)
    let bundle = try #require(Bundle(path: folder.path))
    for (scale, width) in [(1, 2), (2, 4), (3, 6)] as [(CGFloat, Int)] {
      let traits = UITraitCollection(displayScale: scale)
      let image = UIImage(named: "dot", in: bundle, compatibleWith: traits)
      #expect(image?.scale == scale)
      #expect(image?.cgImage?.width == width)
      let again = UIImage(named: "dot.png", in: bundle, compatibleWith: traits)
      #expect(again?.cgImage == image?.cgImage)
    }
  }

  @Test("drawing becomes pixels where there is something that makes them")
  func rasterizing() throws {
    // A window of another test may have set one.
    let rasterizer = UIGraphicsImageRenderer.rasterizer
    defer { UIGraphicsImageRenderer.rasterizer = rasterizer }
    UIGraphicsImageRenderer.rasterizer = nil
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    #expect(image.cgImage == nil)
    #expect(image.pngData() == nil)
    UIGraphicsImageRenderer.rasterizer = { list, scale in
      let (width, height) = (Int(list.size.width * scale), Int(list.size.height * scale))
      return Bitmap(width: width, height: height, pixels: Array(repeating: 255, count: width * height * 4))
    }
    let pixels = try #require(image.cgImage)
    #expect((pixels.width, pixels.height) == (6, 4))
    #expect(image.pngData() != nil)
  }
}
