import Geometry
import TestSupport
import Testing

extension ConvexPolygon {
  /// The enclosed area by the shoelace formula.
  fileprivate var area: Double {
    guard let last = corners.last else { return 0 }
    var (sum, previous) = (0.0, last)
    for corner in corners {
      sum += previous.cross(corner)
      previous = corner
    }
    return abs(sum) / 2
  }
}

@Suite("Convex polygons")
struct ConvexPolygonTests {
  private let square = ConvexPolygon(Rectangle(x: 0, y: 0, width: 10, height: 10))

  // x + y ≤ 5 leaves the triangle (0,0), (5,0), (0,5).
  @Test("a cut keeps the non-negative side")
  func cut() {
    let triangle = square.clipped(keepingNonNegative: -1, -1, 5)
    #expect(
      Set(triangle.corners) == [Point2D(x: 0, y: 0), Point2D(x: 5, y: 0), Point2D(x: 0, y: 5)])
    #expect(triangle.boundingBox == Rectangle(x: 0, y: 0, width: 5, height: 5))
  }

  @Test("a line beside the polygon keeps all or nothing; one along an edge leaves no area")
  func beside() {
    #expect(square.clipped(keepingNonNegative: 1, 0, 5) == square)
    #expect(square.clipped(keepingNonNegative: 1, 0, -11).isEmpty)
    #expect(square.clipped(keepingNonNegative: 1, 0, -10).area == 0)
    #expect(square.clipped(keepingNonNegative: 1, 0, 0).area == 100)
  }

  @Test("the two sides of a cut make up the whole")
  func sidesAddUp() {
    for seed in UInt64(0)..<500 {
      var random = SplitMix64(seed: seed)
      var polygon = square
      for _ in 0..<5 {
        func number(_ limit: Double) -> Double { .random(in: -limit...limit, using: &random) }
        let (a, b, c) = (number(1), number(1), number(8))
        let kept = polygon.clipped(keepingNonNegative: a, b, c)
        let rest = polygon.clipped(keepingNonNegative: -a, -b, -c)
        #expect(abs(kept.area + rest.area - polygon.area) < 1e-9, "seed \(seed)")
        for corner in kept.corners {
          #expect(a * corner.x + b * corner.y + c > -1e-9, "seed \(seed)")
        }
        polygon = kept.isEmpty ? rest : kept
      }
    }
  }

  @Test("nothing, cut, is nothing; NaN keeps nothing")
  func edges() {
    let nothing = ConvexPolygon(corners: [])
    #expect(nothing.clipped(keepingNonNegative: 1, 1, 1) == nothing)
    #expect(nothing.boundingBox == nil)
    #expect(square.clipped(keepingNonNegative: .nan, 1, 1).isEmpty)
  }
}
