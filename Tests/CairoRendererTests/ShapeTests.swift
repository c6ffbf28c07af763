import DisplayList
import Geometry
import Testing

@Suite("Shapes")
struct ShapeTests {
  @Test("a line half a point wide is one full pixel at scale 2, and nothing next to it")
  func hairline() throws {
    let bitmap = try draw([.fill(RoundedRectangle(0, 10, 100, 0.5), .black)], scale: 2)
    #expect(bitmap.width == 200 && bitmap.height == 200)
    #expect(bitmap[50, 19] == .white)
    #expect(bitmap[50, 20] == .black)
    #expect(bitmap[50, 21] == .white)
  }

  @Test("a pixel covered by a quarter takes a quarter of the colour")
  func coverage() throws {
    let bitmap = try draw([.fill(RoundedRectangle(10.5, 10.5, 20, 20), .black)])
    #expect(bitmap[10, 10].isClose(to: .gray(191)))
    #expect(bitmap[10, 20].isClose(to: .gray(127)))
    #expect(bitmap[11, 11] == .black)
  }

  @Test("a border is inside the edge and has the given width", arguments: [1.0, 2, 3])
  func border(scale: Double) throws {
    let bitmap = try draw([.border(RoundedRectangle(10, 10, 60, 40), width: 3, .red)], scale: scale)
    let s = Int(scale)
    for (x, isBorder) in [
      (10 * s - 1, false), (10 * s, true), (13 * s - 1, true), (13 * s, false), (67 * s - 1, false),
      (67 * s, true), (70 * s - 1, true), (70 * s, false),
    ] {
      #expect(bitmap[x, 30 * s] == (isBorder ? .red : .white), "column \(x)")
    }
    #expect(bitmap[30 * s, 10 * s] == .red && bitmap[30 * s, 13 * s] == .white)
  }

  @Test("a border wider than the shape fills it")
  func thickBorder() throws {
    let bitmap = try draw([.border(RoundedRectangle(10, 10, 20, 20), width: 30, .red)])
    #expect(bitmap[20, 20] == .red)
  }

  @Test("each corner has its own radius")
  func corners() throws {
    let shape = RoundedRectangle(
      Rectangle(x: 10, y: 10, width: 80, height: 80),
      radii: CornerRadii(topLeft: 0, topRight: 10, bottomRight: 20, bottomLeft: 40))
    let bitmap = try draw([.fill(shape, .black)])
    // Along the diagonal a corner of radius r begins r·(1 − 1/√2) from the edges: 0, 2.9, 5.9 and 11.7.
    #expect(bitmap[10, 10] == .black)
    #expect(bitmap[87, 11] == .white && bitmap[85, 14] == .black)
    #expect(bitmap[85, 85] == .white && bitmap[82, 82] == .black)
    #expect(bitmap[20, 79] == .white && bitmap[23, 76] == .black)
  }

  @Test("the even-odd rule leaves a hole where the non-zero rule has none")
  func fillRules() throws {
    func square(_ inset: Double) -> [Path.Element] {
      [
        .move(Point2D(x: inset, y: inset)), .line(Point2D(x: 100 - inset, y: inset)),
        .line(Point2D(x: 100 - inset, y: 100 - inset)), .line(Point2D(x: inset, y: 100 - inset)), .close,
      ]
    }
    let path = Path(elements: square(10) + square(30))
    #expect(try draw([.fillPath(path, .black, .evenOdd)])[50, 50] == .white)
    #expect(try draw([.fillPath(path, .black, .nonZero)])[50, 50] == .black)
    #expect(try draw([.fillPath(path, .black, .evenOdd)])[20, 50] == .black)
  }

  @Test("a quadratic curve passes through the middle of its middle")
  func quadratic() throws {
    // At t = ½ a quadratic from (0, 80) over (50, −40) to (100, 80) is at (50, 20): ¼·80 + ½·(−40) + ¼·80.
    let path = Path(elements: [
      .move(Point2D(x: 0, y: 80)), .quadratic(control: Point2D(x: 50, y: -40), to: Point2D(x: 100, y: 80)),
      .close,
    ])
    let bitmap = try draw([.fillPath(path, .black, .nonZero)])
    #expect(bitmap[50, 18] == .white && bitmap[50, 21] == .black)
  }

  @Test("dashes begin at the phase and repeat; caps reach beyond ends")
  func strokes() throws {
    func line(_ style: StrokeStyle) throws -> [Bool] {
      let path = Path(elements: [.move(Point2D(x: 20, y: 50)), .line(Point2D(x: 80, y: 50))])
      let bitmap = try draw([.strokePath(path, .black, style)])
      return (0..<100).map { bitmap[$0, 50] == .black }
    }
    let dashed = try line(StrokeStyle(width: 4, dashes: [10, 5], dashPhase: 5))
    let expected = (0..<100).map { (20..<80).contains($0) && ($0 - 20 + 5) % 15 < 10 }
    #expect(dashed == expected)
    let square = try line(StrokeStyle(width: 4, cap: .square))
    #expect(square == (0..<100).map { (18..<82).contains($0) })
    let butt = try line(StrokeStyle(width: 4))
    #expect(butt == (0..<100).map { (20..<80).contains($0) })
  }

  @Test("a stroke lies half on each side of its path")
  func strokeWidth() throws {
    let path = Path(elements: [.move(Point2D(x: 0, y: 50)), .line(Point2D(x: 100, y: 50))])
    let bitmap = try draw([.strokePath(path, .black, StrokeStyle(width: 6))])
    #expect((0..<100).filter { bitmap[50, $0] == .black } == Array(47..<53))
  }

  @Test("shapes much larger than the picture fill it, and their corners and edges stay where they are")
  func hugeShapes() throws {
    let bitmap = try draw([.fill(RoundedRectangle(-1e7, 20, 2e7, 1e7, radius: 15), .black)])
    #expect(bitmap[0, 19] == .white && bitmap[0, 20] == .black && bitmap[99, 99] == .black)
    let corner = try draw([.fill(RoundedRectangle(20, 20, 1e7, 1e7, radius: 30), .black)])
    let reference = try draw([.fill(RoundedRectangle(20, 20, 200, 200, radius: 30), .black)])
    #expect(corner == reference)
  }
}
