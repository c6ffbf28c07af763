/// The resistance of content that is dragged past its edge.
enum RubberBand {
  /// The stiffness of the rubber band. The content always moves by less than the length of the view.
  private static let coefficient = 0.55

  /// The distance past the edge at which content is shown when the finger dragged it by `distance` past the edge, in
  /// points.
  ///
  /// The formula is `c·d·D / (c·|d| + D)` for a view of length *D* on the axis. Measured on UIKit.
  static func shown(for distance: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    return coefficient * distance * length / (coefficient * abs(distance) + length)
  }

  /// The drag distance that shows the content at a distance past the edge. The inverse of `shown`.
  static func dragged(for shown: Double, length: Double) -> Double {
    // The content never moves by the full length of the view. Closer to it, floating-point precision does not suffice.
    let limited = min(abs(shown), length * 0.999999)
    guard length > 0 else { return 0 }
    return (shown < 0 ? -1 : 1) * limited * length / (coefficient * (length - limited))
  }
}
