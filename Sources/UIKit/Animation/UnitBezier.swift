/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of its x.
struct UnitBezier: Hashable, Sendable {
  private let ax, bx, cx, ay, by, cy: Double

  /// Creates a curve from its two inner control points. Clamps their x to 0…1, so that every x has one y.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let (x1, x2) = (min(1, max(0, x1)), min(1, max(0, x2)))
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// The y at an x, which is clamped to 0…1. Accurate to about 10⁻⁹.
  ///
  /// Finds the parameter by Newton's method, or by bisection where the slope is too small.
  func y(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var parameter = x
    for _ in 0..<8 {
      let error = self.x(at: parameter) - x
      if abs(error) < 1e-9 { return y(atParameter: parameter) }
      let slope = (3 * ax * parameter + 2 * bx) * parameter + cx
      guard abs(slope) > 1e-6 else { break }
      parameter -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    while high - low > 1e-9 {
      parameter = (low + high) / 2
      if self.x(at: parameter) < x { low = parameter } else { high = parameter }
    }
    return y(atParameter: parameter)
  }

  private func x(at parameter: Double) -> Double { ((ax * parameter + bx) * parameter + cx) * parameter }
  private func y(atParameter parameter: Double) -> Double {
    ((ay * parameter + by) * parameter + cy) * parameter
  }
}
