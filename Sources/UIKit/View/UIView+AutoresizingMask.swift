extension UIView {
  /// The lengths that change when the superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each of the six lengths.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

extension UIView.AutoresizingMask {
  /// The frame of a view whose superview changes from one size to another.
  ///
  /// On each axis, the flexible lengths change in proportion to their old lengths, or equally when all of these were 0.
  /// If none is flexible, the view keeps its position and size.
  func frame(_ frame: CGRect, resizing old: CGSize, to new: CGSize) -> CGRect {
    let horizontal = Self.resized(
      (frame.minX, frame.width, old.width - frame.maxX), by: new.width - old.width,
      flexible: (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
    let vertical = Self.resized(
      (frame.minY, frame.height, old.height - frame.maxY), by: new.height - old.height,
      flexible: (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
    return CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  private static func resized(
    _ lengths: (before: CGFloat, own: CGFloat, after: CGFloat), by difference: CGFloat,
    flexible: (before: Bool, own: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    guard flexible.before || flexible.own || flexible.after else { return (lengths.before, lengths.own) }
    var weights: (before: CGFloat, own: CGFloat, after: CGFloat) = (
      flexible.before ? max(0, lengths.before) : 0,
      flexible.own ? max(0, lengths.own) : 0,
      flexible.after ? max(0, lengths.after) : 0
    )
    if weights.before + weights.own + weights.after <= 0 {
      weights = (flexible.before ? 1 : 0, flexible.own ? 1 : 0, flexible.after ? 1 : 0)
    }
    let fraction = difference / (weights.before + weights.own + weights.after)
    return (lengths.before + fraction * weights.before, max(0, lengths.own + fraction * weights.own))
  }
}
