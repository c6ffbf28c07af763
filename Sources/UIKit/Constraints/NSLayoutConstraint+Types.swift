extension NSLayoutConstraint {
  /// What the system leaves between two things, in points.
  static var systemSpacing: CGFloat { 8 }

  /// How two sides of a constraint relate.
  public enum Relation: Int, Sendable {
    /// The first is at most as large as the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is at least as large as the second.
    case greaterThanOrEqual = 1
  }

  /// What of a view or layout guide a constraint is about.
  public enum Attribute: Int, Sendable {
    /// Nothing: the side is a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where writing begins.
    case leading
    /// The edge where writing ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The line the last line of text stands on; the lower edge of views without text.
    case lastBaseline
    /// The line the first line of text stands on; the upper edge of views without text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The upper margin.
    case topMargin
    /// The lower margin.
    case bottomMargin
    /// The margin where writing begins.
    case leadingMargin
    /// The margin where writing ends.
    case trailingMargin
    /// The middle between the left and the right margin.
    case centerXWithinMargins
    /// The middle between the upper and the lower margin.
    case centerYWithinMargins
  }

  /// One of the two directions of a layout.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
