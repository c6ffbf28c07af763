/// The rules for invalid numbers, which every solver applies to its input.
///
/// - Extents (sizes, lengths, radii): NaN, negative values and values below `minimumExtent` are treated as 0.
/// - Distances (spacings, insets): NaN is treated as 0. Negative values are valid.
/// - Lengths: values above `maximumLength`, infinity included, are treated as `maximumLength`.
/// - Fractions (opacities, scales): values are clamped to 0…1. NaN is treated as 0.
/// - Angles: values that are not finite are treated as 0. Other values are clamped to ±`maximumAngle`.
/// - Offsets: values that are not finite are treated as the initial offset of the layout. Other values are clamped to
///   ±`maximumOffset`.
/// - Item counts: negative values are treated as 0.
///
/// Values within these bounds are used and returned exactly as given.
extension Double {
  /// Ten million times the size of a large screen. The sum of 1,000,000 such lengths is still far from overflow.
  static let maximumLength = 1e12

  /// A billionth of a point, which is not visible. Quotients of lengths stay far from overflow.
  static let minimumExtent = 1e-9

  /// The amount by which a line may exceed the available extent, so that rounding errors do not break an exact fit.
  static let packingTolerance = 1e-6

  /// More turns than anyone can distinguish.
  static let maximumAngle = 1e6

  /// Farther than any content extends.
  static let maximumOffset = 1e30

  /// The value as a valid extent in points.
  var asExtent: Double { self >= Self.minimumExtent ? min(self, Self.maximumLength) : 0 }

  /// The value as a valid distance in points.
  var asDistance: Double { isNaN ? 0 : max(-Self.maximumLength, min(self, Self.maximumLength)) }

  /// The value as a valid angle.
  var asAngle: Double { isFinite ? max(-Self.maximumAngle, min(self, Self.maximumAngle)) : 0 }

  /// The value as a valid fraction.
  var asFraction: Double { self >= 0 ? min(self, 1) : 0 }

  /// The value as a valid content offset along an axis. Nil when it is not finite.
  var asOffset: Double? { isFinite ? max(-Self.maximumOffset, min(self, Self.maximumOffset)) : nil }

  /// The value as a valid distance of the eye from the screen in points: at least 1, and 900 when it is not positive.
  var asEyeDistance: Double { self > 0 ? max(1, min(self, Self.maximumLength)) : 900 }
}

extension Int {
  /// The integer part of a value, clamped to 0…`limit`. 0 for NaN.
  init(wholePartOf value: Double, limit: Int) {
    guard value > 0 else {
      self = 0
      return
    }
    self = value < Double(limit) ? Swift.min(Int(value), limit) : limit
  }
}
