/// How far content gives when it is dragged past its edge.
enum RubberBand {
  /// The give of the band; the content never goes further than a whole view.
  private static let coefficient = 0.55

  /// How far past the edge the content is shown when the finger has dragged it by a distance past it, in points.
  ///
  /// `c·d·D / (c·|d| + D)` for a view of length *D* on the axis. Measured on UIKit.
  static func shown(for distance: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    return coefficient * distance * length / (coefficient * abs(distance) + length)
  }

  /// The drag that shows the content a distance past the edge: the inverse of `shown`.
  static func dragged(for shown: Double, length: Double) -> Double {
    // A whole view is never reached; nearer than this to it, digits run out.
    let limited = min(abs(shown), length * 0.999999)
    guard length > 0 else { return 0 }
    return (shown < 0 ? -1 : 1) * limited * length / (coefficient * (length - limited))
  }
}
