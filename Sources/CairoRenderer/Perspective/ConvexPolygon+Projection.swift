import Geometry

extension ConvexPolygon {
  /// The part whose image is where a·x + b·y + c ≥ 0. The polygon must be in front of the eye.
  func clipped(
    keepingNonNegative a: Double, _ b: Double, _ c: Double, through map: Homography
  ) -> ConvexPolygon {
    clipped(
      keepingNonNegative: a * map.m11 + b * map.m12 + c * map.m13,
      a * map.m21 + b * map.m22 + c * map.m23, a * map.m31 + b * map.m32 + c * map.m33)
  }

  /// The intersection with another polygon.
  func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    let sign = other.isClockwise ? 1.0 : -1.0
    return other.edges.reduce(self) { part, edge in
      let direction = (edge.end - edge.start) * sign
      return part.clipped(
        keepingNonNegative: -direction.y, direction.x, edge.start.x * direction.y - edge.start.y * direction.x
      )
    }
  }

  /// The polygon with every edge moved outwards by a distance.
  ///
  /// Sharp corners are cut off, so that they do not extend far.
  func expanded(by distance: Double) -> ConvexPolygon {
    let sign = isClockwise ? 1.0 : -1.0
    let moved = edges.compactMap { edge -> (start: Point2D, end: Point2D)? in
      let direction = edge.end - edge.start
      let length = direction.dot(direction).squareRoot()
      guard length > 1e-9 else { return nil }
      let shift = Point2D(x: direction.y, y: -direction.x) * (sign * distance / length)
      let along = direction * (distance / length)
      // Extended by the distance at both ends: two such edges at a right angle meet in the corner.
      return (edge.start + shift - along, edge.end + shift + along)
    }
    return ConvexPolygon(hullOf: moved.flatMap { [$0.start, $0.end] })
  }

  private var isClockwise: Bool {
    edges.reduce(0) { $0 + ($1.start - corners[0]).cross($1.end - corners[0]) } > 0
  }

  private var edges: [(start: Point2D, end: Point2D)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  /// The smallest convex polygon around points (Andrew's monotone chain, 1979).
  init(hullOf points: [Point2D]) {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: some Sequence<Point2D>) -> [Point2D] {
      var chain: [Point2D] = []
      for point in points {
        while chain.count >= 2,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 2]) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    self.init(corners: chain(sorted) + chain(sorted.reversed()))
  }
}
