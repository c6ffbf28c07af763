/// The one policy for hostile numbers, which every solver applies to what it is given.
///
/// - Extents (sizes, lengths, radii) that are negative or NaN count as 0, and so do those below `minimumExtent`.
/// - Distances (spacings, insets) that are NaN count as 0; negative ones stand.
/// - Lengths beyond `maximumLength`, infinity included, count as that.
/// - Shares (opacities, scales) are held between 0 and 1; NaN counts as 0.
/// - Angles that are not finite count as 0, those beyond `maximumAngle` as that.
/// - Offsets that are not finite count as the one at which a layout starts, those beyond `maximumOffset` as that.
/// - Numbers of items that are negative count as 0.
///
/// Everything within these bounds is used, and handed back, exactly as given.
extension Double {
  /// Ten million times a large screen: 1,000,000 such lengths still add up with a sum far from overflow.
  static let maximumLength = 1e12

  /// A thousandth of a millionth of a point: nobody sees it, and quotients of lengths stay far from overflow.
  static let minimumExtent = 1e-9

  /// So many turns that nobody counts them.
  static let maximumAngle = 1e6

  /// Farther than any content reaches.
  static let maximumOffset = 1e30

  /// The number as an extent in points.
  var asExtent: Double { self >= Self.minimumExtent ? min(self, Self.maximumLength) : 0 }

  /// The number as a distance in points.
  var asDistance: Double { isNaN ? 0 : max(-Self.maximumLength, min(self, Self.maximumLength)) }

  /// The number as an angle.
  var asAngle: Double { isFinite ? max(-Self.maximumAngle, min(self, Self.maximumAngle)) : 0 }

  /// The number as a share of a whole.
  var asFraction: Double { self >= 0 ? min(self, 1) : 0 }

  /// The number as a content offset along an axis; nil when it is none.
  var asOffset: Double? { isFinite ? max(-Self.maximumOffset, min(self, Self.maximumOffset)) : nil }

  /// The number as a distance of the eye from the screen in points: at least 1, and 900 when it is not positive.
  var asEyeDistance: Double { self > 0 ? max(1, min(self, Self.maximumLength)) : 900 }
}

extension Int {
  /// The whole part of a number that may be out of every range, held between 0 and a limit; 0 for NaN.
  init(wholePartOf value: Double, limit: Int) {
    guard value > 0 else {
      self = 0
      return
    }
    self = value < Double(limit) ? Swift.min(Int(value), limit) : limit
  }
}
