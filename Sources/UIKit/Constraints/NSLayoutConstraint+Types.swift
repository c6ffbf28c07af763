extension NSLayoutConstraint {
  /// The standard spacing between two views, in points.
  static var systemSpacing: CGFloat { 8 }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// The attribute of a view or layout guide that a constraint refers to.
  public enum Attribute: Int, Sendable {
    /// No attribute: the side is a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The leading edge, where writing begins.
    case leading
    /// The trailing edge, where writing ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The baseline of the last line of text. The lower edge of a view without text.
    case lastBaseline
    /// The baseline of the first line of text. The upper edge of a view without text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The upper margin.
    case topMargin
    /// The lower margin.
    case bottomMargin
    /// The leading margin.
    case leadingMargin
    /// The trailing margin.
    case trailingMargin
    /// The centre between the left and the right margin.
    case centerXWithinMargins
    /// The centre between the upper and the lower margin.
    case centerYWithinMargins

    /// Whether the attribute is at the other side from right to left.
    var isMirrored: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }
  }

  /// An axis of a layout.
  public enum Axis: Int, Sendable {
    /// Left to right.
    case horizontal = 0
    /// Top to bottom.
    case vertical = 1
  }
}
