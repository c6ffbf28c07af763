import Geometry

/// The depth order of two faces where both cover the same points of the screen.
enum Occlusion {
  /// They do not overlap.
  case apart
  /// The first is further from the viewer.
  case behind
  /// The first is nearer to the viewer.
  case inFront
  /// They intersect: the first is nearer where the value of the line is positive.
  case crossing(ScreenLine)

  /// Compares the depth of two pieces.
  ///
  /// - Parameter mayCross: Whether the result can be `crossing`. If false, intersecting pieces are ordered by the side
  ///   with the larger difference of depth.
  /// - Complexity: O(*n*²) for *n* corners. Allocates only if the depth ranges overlap.
  init(of first: FacePiece, to second: FacePiece, mayCross: Bool = true) {
    guard first.index != second.index, first.box.overlaps(second.box),
      !Self.isOutside(first.outline, of: second.edges), !Self.isOutside(second.outline, of: first.edges)
    else {
      self = .apart
      return
    }
    if first.furthestDepth > second.nearestDepth + DepthSorter.depthTolerance {
      self = .inFront
      return
    }
    if second.furthestDepth > first.nearestDepth + DepthSorter.depthTolerance {
      self = .behind
      return
    }
    var overlap = ConvexPolygon(corners: first.outline)
    for edge in second.edges { overlap = overlap.clipped(keepingNonNegative: edge.a, edge.b, edge.c) }
    let line = first.depth - second.depth
    let range = DepthRange(of: line, over: overlap.corners)
    switch (range.isSignificantlyPositive, range.isSignificantlyNegative) {
    case (true, true):
      self = mayCross ? .crossing(line) : range.maximum > -range.minimum ? .inFront : .behind
    case (true, false): self = .inFront
    case (false, true): self = .behind
    case (false, false): self = first.index > second.index ? .inFront : .behind
    }
  }

  /// Whether all points are outside one of the edges, or inside it by no more than the tolerance.
  private static func isOutside(_ outline: [Point2D], of edges: [ScreenLine]) -> Bool {
    edges.contains { edge in
      outline.allSatisfy { edge.value(at: $0) <= DepthSorter.screenTolerance }
    }
  }
}
