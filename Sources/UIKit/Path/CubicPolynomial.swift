/// One coordinate of a cubic Bézier curve as a function of its parameter.
struct CubicPolynomial {
  let p0, p1, p2, p3: Double

  init(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  /// The value; exactly `p0` at 0 and `p3` at 1.
  func value(at t: Double) -> Double {
    let s = 1 - t
    return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
  }

  /// The parameters strictly between 0 and 1 where the derivative is 0, ascending.
  ///
  /// Uses the form of the quadratic formula that avoids cancellation.
  var extrema: [Double] {
    // A third of the derivative: a·t² + 2·h·t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let h = p2 - 2 * p1 + p0
    let c = p1 - p0
    let discriminant = h * h - a * c
    guard discriminant >= 0 else { return [] }
    let q = -(h + (h < 0 ? -1 : 1) * discriminant.squareRoot())
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The parameter at which the polynomial has a value, in an interval where it is monotone.
  ///
  /// Bisects the interval until its ends are adjacent floating-point numbers, or 64 times.
  func parameter(of value: Double, from start: Double, to end: Double, rising: Bool) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<64 {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      if (self.value(at: middle) <= value) == rising { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
