import Geometry

/// The minimum and maximum difference in depth of two faces over an area.
struct DepthRange {
  private(set) var minimum = Double.infinity
  private(set) var maximum = -Double.infinity
  private let gradient: Double

  /// The range of a linear function over a convex polygon, found at its corners.
  init(of line: ScreenLine, over corners: [Point2D]) {
    gradient = line.gradient
    for corner in corners {
      let value = line.value(at: corner)
      minimum = min(minimum, value)
      maximum = max(maximum, value)
    }
  }

  /// Whether the first face is nearer by more than the tolerances at some point.
  var isSignificantlyPositive: Bool { isSignificant(maximum) }
  /// Whether the first face is further away by more than the tolerances at some point.
  var isSignificantlyNegative: Bool { isSignificant(-minimum) }

  /// The extent of the smaller part from the line of equal depth, in points on screen.
  var smallerReach: Double { gradient > 0 ? min(maximum, -minimum) / gradient : 0 }

  private func isSignificant(_ difference: Double) -> Bool {
    difference > DepthSorter.depthTolerance && difference > DepthSorter.screenTolerance * gradient
  }
}
