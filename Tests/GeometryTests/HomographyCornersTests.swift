import Geometry
import Testing

@Suite("Maps from a rectangle to four corners")
struct HomographyCornersTests {
  private static let rectangle = Rectangle(x: 10, y: -20, width: 200, height: 50)

  /// Parallelograms, a trapezium, a mirror image and an irregular quadrilateral.
  static let quadrilaterals = [
    Rectangle(x: 3, y: 4, width: 5, height: 6).corners,
    Quadrilateral(.init(x: 0, y: 0), .init(x: 4, y: 3), .init(x: 1, y: 7), .init(x: -3, y: 4)),
    Quadrilateral(.init(x: 0, y: 0), .init(x: 100, y: 20), .init(x: 100, y: 60), .init(x: 0, y: 90)),
    Quadrilateral(.init(x: 100, y: 20), .init(x: 0, y: 0), .init(x: 0, y: 90), .init(x: 100, y: 60)),
    Quadrilateral(.init(x: 1, y: 2), .init(x: 31, y: -5), .init(x: 44, y: 37), .init(x: -9, y: 22)),
  ]

  @Test(
    "every corner arrives at its corner, and the diagonals still cross at the same point",
    arguments: quadrilaterals)
  func corners(quad: Quadrilateral) throws {
    let map = try #require(Homography(from: Self.rectangle, to: quad))
    let seen = try #require(map.apply(to: Self.rectangle))
    for (a, b) in [
      (seen.topLeft, quad.topLeft), (seen.topRight, quad.topRight), (seen.bottomRight, quad.bottomRight),
      (seen.bottomLeft, quad.bottomLeft),
    ] {
      #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
    }
    let middle = try #require(map.apply(to: Point2D(x: 110, y: 5)))
    #expect(abs((middle - quad.topLeft).cross(quad.bottomRight - quad.topLeft)) < 1e-6)
    #expect(abs((middle - quad.topRight).cross(quad.bottomLeft - quad.topRight)) < 1e-6)
  }

  @Test("parallelograms have no perspective, and degenerate corners no map")
  func degenerate() {
    #expect(Homography(from: Self.rectangle, to: Self.quadrilaterals[1])?.affine != nil)
    let line = Quadrilateral(.init(x: 0, y: 0), .init(x: 1, y: 1), .init(x: 2, y: 2), .init(x: 3, y: 3))
    #expect(Homography(from: Self.rectangle, to: line) == nil)
    #expect(
      Homography(from: Rectangle(x: 0, y: 0, width: 0, height: 4), to: Self.quadrilaterals[0]) == nil)
  }
}
