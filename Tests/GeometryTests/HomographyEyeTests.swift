import Geometry
import Testing

@Suite("What a map with perspective shows")
struct HomographyEyeTests {
  /// Moves, shears and recedes to the right: w is 1 − x / 400, so the eye is at x = 400.
  private let map = Homography((1.5, 0.25, -1.0 / 400), (0.5, 2, 0), (30, -20, 1))

  @Test(
    "the derivative equals differences of images",
    arguments: [Point2D(x: 0, y: 0), Point2D(x: 100, y: -50), Point2D(x: 390, y: 70)])
  func derivative(at point: Point2D) throws {
    let derivative = try #require(map.derivative(at: point))
    let step = 1e-5
    func difference(_ dx: Double, _ dy: Double) throws -> Point2D {
      let from = try #require(map.apply(to: Point2D(x: point.x - dx * step, y: point.y - dy * step)))
      let to = try #require(map.apply(to: Point2D(x: point.x + dx * step, y: point.y + dy * step)))
      return Point2D(x: (to.x - from.x) / (2 * step), y: (to.y - from.y) / (2 * step))
    }
    let (alongX, alongY) = (try difference(1, 0), try difference(0, 1))
    // The error of the differences grows with the third derivative, and so with 1 / w.
    let scale = 1e-4 * max(1, abs(alongX.x), abs(alongX.y))
    #expect(abs(derivative.a - alongX.x) < scale && abs(derivative.b - alongX.y) < scale)
    #expect(abs(derivative.c - alongY.x) < scale && abs(derivative.d - alongY.y) < scale)
  }

  @Test("there is no derivative at the eye and behind it")
  func behind() {
    #expect(map.derivative(at: Point2D(x: 400, y: 0)) == nil)
    #expect(map.derivative(at: Point2D(x: 500, y: 0)) == nil)
  }

  @Test("of a rectangle around the eye, the part in front of it remains")
  func clipping() throws {
    let rectangle = ConvexPolygon(Rectangle(x: 0, y: 0, width: 800, height: 100))
    let visible = try #require(rectangle.inFrontOfEye(of: map).boundingBox)
    // Up to a millionth of w at the most distant corner, which is 1.
    #expect(visible.minX == 0 && visible.height == 100 && abs(visible.maxX - 400) < 1e-3)
    #expect(ConvexPolygon(Rectangle(x: 450, y: 0, width: 9, height: 9)).inFrontOfEye(of: map).isEmpty)
  }

  @Test(
    "rounding out keeps whole numbers, and moves others away from the middle, but for a tolerance",
    arguments: [
      (0.0, Rectangle(x: 1, y: -2, width: 4, height: 3)), (0.1, Rectangle(x: 2, y: -2, width: 2, height: 2)),
    ])
  func roundedOut(tolerance: Double, expected: Rectangle) {
    let rectangle = Rectangle(minX: 1.95, minY: -2, maxX: 4.05, maxY: tolerance == 0 ? 0.5 : 0.05)
    #expect(rectangle.roundedOut(tolerance: tolerance) == expected)
  }
}
