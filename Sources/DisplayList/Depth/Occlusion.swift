import Geometry

/// How one face stands to another where both cover the same points of the screen.
enum Occlusion {
  /// They cover no point together.
  case apart
  /// The first is further from the viewer.
  case behind
  /// The first is nearer to the viewer.
  case inFront
  /// They run through one another: the first is nearer where the line's value is positive.
  case crossing(ScreenLine)

  /// How the first piece stands to the second.
  ///
  /// - Parameter mayCross: When false, pieces that cross are ordered by the side that goes deeper.
  /// - Complexity: O(corners²), without allocating unless their ranges of depth overlap.
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
      self = mayCross ? .crossing(line) : range.greatest > -range.least ? .inFront : .behind
    case (true, false): self = .inFront
    case (false, true): self = .behind
    case (false, false): self = first.index > second.index ? .inFront : .behind
    }
  }

  /// Whether an edge has all points beyond it, or inside by no more than the tolerance.
  private static func isOutside(_ outline: [Point2D], of edges: [ScreenLine]) -> Bool {
    edges.contains { edge in
      outline.allSatisfy { edge.value(at: $0) <= DepthSorter.screenTolerance }
    }
  }
}

/// The least and the greatest difference of depth of two faces over an area.
struct DepthRange {
  private(set) var least = Double.infinity
  private(set) var greatest = -Double.infinity
  private let gradient: Double

  /// The range of a linear function over a convex polygon, found at its corners.
  init(of line: ScreenLine, over corners: [Point2D]) {
    gradient = line.gradient
    for corner in corners {
      let value = line.value(at: corner)
      least = min(least, value)
      greatest = max(greatest, value)
    }
  }

  /// Whether the first face is nearer somewhere by more than the tolerances.
  var isSignificantlyPositive: Bool { isSignificant(greatest) }
  /// Whether the first face is further somewhere by more than the tolerances.
  var isSignificantlyNegative: Bool { isSignificant(-least) }

  /// How far, in points on screen, the smaller of the two parts reaches from the line where depths are equal.
  var smallerReach: Double { gradient > 0 ? min(greatest, -least) / gradient : 0 }

  private func isSignificant(_ difference: Double) -> Bool {
    difference > DepthSorter.depthTolerance && difference > DepthSorter.screenTolerance * gradient
  }
}
