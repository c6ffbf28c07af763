import Geometry

/// The one policy for hostile numbers in a flow.
///
/// Extents (sizes, headers, footers) that are negative or NaN count as 0; distances (spacings, insets) that are
/// NaN count as 0, negative ones stand. Whatever is larger than `greatest`, infinity included, counts as
/// `greatest`. Everything within these bounds is used, and handed back, exactly as given.
enum FlowLimits {
  /// Ten million times a large screen: 1,000,000 such lengths still add up with a sum far from overflow.
  static let greatest = 1e12

  static func extent(_ value: Double) -> Double {
    value > 0 ? min(value, greatest) : 0
  }

  static func size(_ value: Size2D) -> Size2D {
    Size2D(width: extent(value.width), height: extent(value.height))
  }

  static func distance(_ value: Double) -> Double {
    value.isNaN ? 0 : max(-greatest, min(value, greatest))
  }

  static func insets(_ value: Insets) -> Insets {
    Insets(
      top: distance(value.top), left: distance(value.left), bottom: distance(value.bottom),
      right: distance(value.right))
  }

  /// The whole part of a count that may be out of every range, held between 0 and `limit`.
  static func count(_ value: Double, limit: Int) -> Int {
    guard value > 0 else { return 0 }
    return value < Double(limit) ? Int(value) : limit
  }
}
