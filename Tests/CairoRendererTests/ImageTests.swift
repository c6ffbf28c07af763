import DisplayList
import Geometry
import ImageDecoding
import Testing

@testable import CairoRenderer

@Suite("Pictures drawn")
struct ImageTests {
  private func fourColors() throws -> Picture {
    let colors: [Pixel] = [.red, .green, .blue, .black]
    return Picture(try Bitmap.make(width: 2, height: 2) { x, y in colors[y * 2 + x] })
  }

  @Test("a picture drawn pixel by pixel is itself")
  func exact() throws {
    let picture = try fourColors()
    let bitmap = try draw(
      [
        .image(picture, source: nil, in: Rectangle(x: 7, y: 9, width: 1, height: 1), tint: nil)
      ], scale: 2)
    #expect(bitmap[14, 18] == .red && bitmap[15, 18] == .green && bitmap[14, 19] == .blue)
    #expect(bitmap[15, 19] == .black && bitmap[13, 18] == .white && bitmap[16, 18] == .white)
  }

  @Test("a part of a picture fills the rectangle")
  func source() throws {
    let right = Rectangle(x: 1, y: 0, width: 1, height: 1)
    let bitmap = try draw([
      .image(try fourColors(), source: right, in: Rectangle(x: 10, y: 10, width: 1, height: 1), tint: nil)
    ])
    #expect(bitmap[10, 10] == .green && bitmap[11, 10] == .white && bitmap[10, 11] == .white)
  }

  @Test("a source that reaches beyond the picture draws the picture at its place, and nothing beyond")
  func sourceBeyond() throws {
    let picture = Picture(try Bitmap.make(width: 10, height: 10) { _, _ in .red })
    let source = Rectangle(x: -10, y: 0, width: 30, height: 10)
    let bitmap = try draw([
      .image(picture, source: source, in: Rectangle(x: 0, y: 0, width: 90, height: 30), tint: nil)
    ])
    #expect(bitmap[29, 15] == .white && bitmap[31, 15] == .red && bitmap[58, 15] == .red)
    #expect(bitmap[61, 15] == .white)
  }

  @Test("a pixelated picture has sharp pixels where it is magnified, also after a transform")
  func nearest() throws {
    let picture = try fourColors()
    let place = Rectangle(x: 10, y: 10, width: 40, height: 40)
    let small = Rectangle(x: 5, y: 5, width: 20, height: 20)
    for commands: [Command] in [
      [.image(picture.pixelated, source: nil, in: place, tint: nil)],
      [.transform(.scale(x: 2, y: 2), [.image(picture.pixelated, source: nil, in: small, tint: nil)])],
    ] {
      let bitmap = try draw(commands)
      for (x, y, color) in [(0, 0, Pixel.red), (1, 0, .green), (0, 1, .blue), (1, 1, .black)] {
        let corners = [(0, 0), (19, 0), (0, 19), (19, 19)]
        #expect(corners.allSatisfy { bitmap[10 + 20 * x + $0.0, 10 + 20 * y + $0.1] == color })
      }
    }
    let smooth = try draw([.image(picture, source: nil, in: place, tint: nil)])
    #expect(smooth[29, 12] != .red && smooth[29, 12] != .green)
  }

  @Test("a reduced picture mixes the colours of its pixels, also if it is pixelated")
  func reducedNearest() throws {
    let checkerboard = Picture(
      try Bitmap.make(width: 64, height: 64) { x, y in (x + y) % 2 == 0 ? .black : .white })
    let bitmap = try draw([
      .image(
        checkerboard.pixelated, source: nil, in: Rectangle(x: 0, y: 0, width: 48, height: 48), tint: nil)
    ])
    // Three quarters of the size: most pixels are between two others.
    #expect((8..<40).contains { bitmap[$0, 8] != .black && bitmap[$0, 8] != .white })
  }

  @Test("a magnified picture reaches its edges in full colour")
  func edges() throws {
    let picture = Picture(try Bitmap.make(width: 4, height: 4) { _, _ in .red })
    let bitmap = try draw([
      .image(picture, source: nil, in: Rectangle(x: 10, y: 10, width: 80, height: 80), tint: nil)
    ])
    #expect(bitmap[10, 10] == .red && bitmap[89, 89] == .red && bitmap[9, 50] == .white)
  }

  @Test(
    "a fine pattern, reduced, becomes its mean colour at any size and position",
    arguments: [1.0, 3, 7.3, 10, 15.9, 31, 48.5])
  func minified(side: Double) throws {
    let checkerboard = Picture(
      try Bitmap.make(width: 256, height: 256) { x, y in (x + y) % 2 == 0 ? .black : .white })
    for offset in [0.0, 0.25, 0.5] {
      let bitmap = try draw([
        .image(
          checkerboard, source: nil, in: Rectangle(x: 20 + offset, y: 20, width: side, height: side),
          tint: nil)
      ])
      let inside = (21..<Int(20 + side)).flatMap { y in (21..<Int(20 + side)).map { bitmap[$0, y] } }
      #expect(inside.allSatisfy { $0.isClose(to: .gray(128), within: 4) }, "offset \(offset)")
    }
  }

  @Test("a step in a minified picture stays sharp: it takes no more than two pixels")
  func sharp() throws {
    let step = Picture(try Bitmap.make(width: 400, height: 400) { x, _ in x < 200 ? .black : .white })
    for scale in [0.9, 0.5, 0.3, 0.13] {
      let side = 400 * scale
      let bitmap = try draw(
        [.image(step, source: nil, in: Rectangle(x: 0, y: 0, width: side, height: side), tint: nil)],
        width: 400, height: 400)
      let row = (0..<Int(side)).map { bitmap[$0, 10].red }
      #expect(row.filter { (16...239).contains($0) }.count <= 2, "scale \(scale)")
    }
  }

  @Test("a picture wider than Cairo takes is drawn from a smaller level")
  func veryWide() throws {
    let bytes = [UInt8](repeating: 255, count: 70_000 * 4)
    let picture = Picture(try #require(Bitmap(width: 70_000, height: 1, pixels: bytes)))
    let target = Rectangle(x: -69_980, y: 20, width: 70_000, height: 10)
    let bitmap = try draw(
      [.image(picture, source: nil, in: target, tint: nil)], background: .black)
    #expect(bitmap[10, 25] == .white && bitmap[30, 25] == .black)
  }

  @Test("a tint colours what the picture covers")
  func tint() throws {
    let picture = Picture(
      try Bitmap.make(width: 20, height: 10) { x, _ in
        x < 10 ? .red : Pixel(red: 0, green: 0, blue: 0, alpha: 0)
      })
    let bitmap = try draw([
      .image(picture, source: nil, in: Rectangle(x: 10, y: 10, width: 20, height: 10), tint: .blue)
    ])
    #expect(bitmap[12, 12] == .blue && bitmap[27, 12] == .white)
  }
}
