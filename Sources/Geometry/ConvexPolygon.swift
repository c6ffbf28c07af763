/// The corners of a convex polygon in order. A polygon of fewer than three corners is empty.
public struct ConvexPolygon: Hashable, Sendable {
  /// The corners, in order around the polygon.
  public var corners: [Point2D]

  /// Makes a polygon from its corners, in order.
  public init(corners: [Point2D]) { self.corners = corners }

  /// The rectangle as a polygon.
  public init(_ rectangle: Rectangle) {
    let quad = rectangle.corners
    corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
  }

  /// Whether the polygon has fewer than three corners.
  public var isEmpty: Bool { corners.count < 3 }

  /// The part where `a·x + b·y + c ≥ 0` (Sutherland and Hodgman, 1974).
  public func clipped(keepingNonNegative a: Double, _ b: Double, _ c: Double) -> ConvexPolygon {
    guard var previous = corners.last else { return self }
    var kept: [Point2D] = []
    kept.reserveCapacity(corners.count + 1)
    var previousSide = a * previous.x + b * previous.y + c
    for corner in corners {
      let side = a * corner.x + b * corner.y + c
      if (side >= 0) != (previousSide >= 0) {
        kept.append(previous + (corner - previous) * (previousSide / (previousSide - side)))
      }
      if side >= 0 { kept.append(corner) }
      (previous, previousSide) = (corner, side)
    }
    return ConvexPolygon(corners: kept.count < 3 ? [] : kept)
  }

  /// The smallest axis-parallel rectangle that contains the corners. Nil when there are none.
  public var boundingBox: Rectangle? {
    guard let first = corners.first else { return nil }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for corner in corners.dropFirst() {
      minX = min(minX, corner.x)
      minY = min(minY, corner.y)
      maxX = max(maxX, corner.x)
      maxY = max(maxY, corner.y)
    }
    return Rectangle(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
