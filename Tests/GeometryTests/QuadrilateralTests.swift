import Geometry
import TestSupport
import Testing

@Suite("Quadrilaterals")
struct QuadrilateralTests {
  private static func random(using random: inout SplitMix64) -> Quadrilateral {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let turn = AffineMatrix.rotation(by: number(-4...4))
      .then(.translation(x: number(-60...60), y: number(-60...60)))
    let upright = Rectangle(
      x: number(-50...0), y: number(-50...0), width: number(1...80), height: number(1...80))
    // Corners moved by up to a quarter of the extents: no two edges are parallel, and it stays convex.
    func moved(_ corner: Point2D) -> Point2D {
      let displacement = Point2D(
        x: number(-0.25...0.25) * upright.width, y: number(-0.25...0.25) * upright.height)
      return turn.apply(to: corner + displacement)
    }
    let corners = upright.corners
    let mirror = Bool.random(using: &random)
    let quad = Quadrilateral(
      moved(corners.topLeft), moved(corners.topRight), moved(corners.bottomRight), moved(corners.bottomLeft))
    return mirror
      ? Quadrilateral(quad.topRight, quad.topLeft, quad.bottomLeft, quad.bottomRight) : quad
  }

  /// The part of a rectangle inside a quadrilateral: on the inner side of each of its edges.
  private static func common(_ quad: Quadrilateral, _ rectangle: Rectangle) -> ConvexPolygon {
    let corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
    let turn = quad.doubledSignedArea < 0 ? -1.0 : 1.0
    var rest = ConvexPolygon(rectangle)
    for (start, end) in zip(corners, corners.dropFirst() + [quad.topLeft]) {
      let edge = end - start
      rest = rest.clipped(
        keepingNonNegative: -edge.y * turn, edge.x * turn, (edge.y * start.x - edge.x * start.y) * turn)
    }
    return rest
  }

  @Test("intersects equals a non-empty intersection, found by clipping")
  func touchingEqualsCutting() {
    var touching = 0
    for seed in UInt64(0)..<2000 {
      var random = SplitMix64(seed: seed)
      let quad = Self.random(using: &random)
      let rectangle = Rectangle(
        x: .random(in: -60...40, using: &random), y: .random(in: -60...40, using: &random),
        width: .random(in: 1...40, using: &random), height: .random(in: 1...40, using: &random))
      let answer = quad.intersects(rectangle)
      touching += answer ? 1 : 0
      #expect(answer == !Self.common(quad, rectangle).isEmpty, "seed \(seed)")
    }
    // Both answers are put to the test.
    #expect((300...1700).contains(touching))
  }

  // A diamond with its corners 10 from (0, 0): its upper right edge is x − y = 10.
  @Test("a diamond whose box overlaps but whose edge does not", arguments: [true, false])
  func diamond(isMirrored: Bool) {
    let (top, right) = (Point2D(x: 0, y: -10), Point2D(x: 10, y: 0))
    let (bottom, left) = (Point2D(x: 0, y: 10), Point2D(x: -10, y: 0))
    let diamond =
      isMirrored
      ? Quadrilateral(left, bottom, right, top) : Quadrilateral(top, right, bottom, left)
    #expect(!diamond.intersects(Rectangle(x: 6, y: -9, width: 3, height: 3)))
    #expect(diamond.intersects(Rectangle(x: 4, y: -9, width: 3, height: 3)))
    #expect(diamond.intersects(Rectangle(x: 5, y: -15, width: 3, height: 10)))
    #expect(diamond.intersects(Rectangle(x: -100, y: -100, width: 200, height: 200)))
    #expect(diamond.contains(Point2D(x: 5, y: -5)))
    #expect(!diamond.contains(Point2D(x: 5.001, y: -5)))
    #expect(diamond.boundingBox == Rectangle(x: -10, y: -10, width: 20, height: 20))
  }

  // The diamond above encloses 2 · 10² = 200 points².
  @Test("the signed area tells front from back")
  func signedArea() {
    let square = Rectangle(x: 5, y: 6, width: 10, height: 20).corners
    #expect(square.doubledSignedArea == 400)
    let mirrored = Quadrilateral(
      square.topRight, square.topLeft, square.bottomLeft, square.bottomRight)
    #expect(mirrored.doubledSignedArea == -400)
  }

  @Test("a quadrilateral shrunk to a line or a point still touches what it is on")
  func degenerate() {
    let point = Point2D(x: 5, y: 5)
    let dot = Quadrilateral(point, point, point, point)
    #expect(dot.intersects(Rectangle(x: 0, y: 0, width: 10, height: 10)))
    #expect(!dot.intersects(Rectangle(x: 6, y: 0, width: 10, height: 10)))
    let end = Point2D(x: 15, y: 15)
    let line = Quadrilateral(point, end, end, point)
    #expect(line.intersects(Rectangle(x: 9, y: 9, width: 2, height: 2)))
    #expect(!line.intersects(Rectangle(x: 11, y: 6, width: 2, height: 2)))
  }

  @Test("a quadrilateral of NaN corners intersects nothing")
  func notANumber() {
    let bad = Point2D(x: .nan, y: 0)
    #expect(
      !Quadrilateral(bad, bad, bad, bad).intersects(Rectangle(x: 0, y: 0, width: 10, height: 10)))
  }
}
