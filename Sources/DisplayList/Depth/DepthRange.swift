import Geometry

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
