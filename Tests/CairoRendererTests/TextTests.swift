import DisplayList
import Geometry
import ImageDecoding
import Testing
import Typesetting

@testable import CairoRenderer

@Suite("Text drawn")
struct TextTests {
  /// The darkness of a picture, and its centre in pixels.
  private func ink(_ bitmap: Bitmap) -> (sum: Double, x: Double, y: Double) {
    var (sum, sumX, sumY) = (0.0, 0.0, 0.0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let darkness = Double(255 - bitmap[x, y].green)
        sum += darkness
        sumX += darkness * (Double(x) + 0.5)
        sumY += darkness * (Double(y) + 0.5)
      }
    }
    return (sum, sumX / sum, sumY / sum)
  }

  @Test("capital letters stand on the baseline and are as high as in the font's file")
  func baseline() throws {
    let line = try shape("HHH", size: 40)
    // The H of DejaVu Sans is 1493 of 2048 units high.
    let height = 40 * 1493.0 / 2048
    let bitmap = try draw([.text(line, at: Point2D(x: 5, y: 60), colors: [.black])], scale: 2)
    let rows = (0..<200).filter { y in (0..<200).contains { bitmap[$0, y].red < 128 } }
    #expect(rows.last == 119)
    let top = Double(try #require(rows.first))
    #expect(abs(top - (60 - height) * 2) <= 1)
    let columns = (0..<200).filter { x in (0..<200).contains { bitmap[x, $0].red < 128 } }
    #expect(try #require(columns.first) >= 10 && Double(try #require(columns.last)) < (5 + line.width) * 2)
  }

  @Test("glyphs stand at fractions of a pixel", arguments: [0.0, 0.1, 0.25, 0.5, 0.8])
  func subpixel(offset: Double) throws {
    let line = try shape("illi", size: 20)
    let reference = ink(try draw([.text(line, at: Point2D(x: 20, y: 50), colors: [.black])]))
    let moved = ink(try draw([.text(line, at: Point2D(x: 20 + offset, y: 50 + offset), colors: [.black])]))
    #expect(abs(moved.x - reference.x - offset) < 0.03)
    #expect(abs(moved.y - reference.y - offset) < 0.03)
  }

  @Test("twice the scale is four times the ink, not other shapes")
  func scales() throws {
    let line = try shape("Rag", size: 24)
    let small = ink(try draw([.text(line, at: Point2D(x: 20, y: 50), colors: [.black])], scale: 1))
    let large = ink(try draw([.text(line, at: Point2D(x: 20, y: 50), colors: [.black])], scale: 4))
    #expect(abs(large.sum / small.sum / 16 - 1) < 0.01)
    #expect(abs(large.x / 4 - small.x) < 0.05 && abs(large.y / 4 - small.y) < 0.05)
  }

  @Test("a run takes the colour its style is the index of, black where there is none")
  func colors() throws {
    for (style, expected) in [(0, Pixel.red), (1, .blue), (2, .black), (-1, .black)] {
      let line = try shape("\u{2588}", size: 40, style: style)
      let bitmap = try draw([.text(line, at: Point2D(x: 20, y: 60), colors: [.red, .blue])])
      #expect(bitmap[30, 45] == expected, "style \(style)")
    }
  }

  @Test("text turns with its transform")
  func turned() throws {
    let line = try shape("lll", size: 30)
    let quarter = Matrix4.rotation(by: .pi / 2, about: Point3D(x: 0, y: 0, z: 1))
    let plain = ink(try draw([.text(line, at: .zero, colors: [.black])].moved(x: 50, y: 50)))
    let turned = ink(
      try draw([.transform(quarter, [.text(line, at: .zero, colors: [.black])])].moved(x: 50, y: 50)))
    // A quarter turn clockwise takes (x, y) to (−y, x).
    #expect(abs((turned.x - 50) + (plain.y - 50)) < 0.1 && abs((turned.y - 50) - (plain.x - 50)) < 0.1)
  }
}

extension [Command] {
  fileprivate func moved(x: Double, y: Double) -> [Command] { [.transform(.translation(x: x, y: y), self)] }
}
