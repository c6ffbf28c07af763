/// Distances by which the edges of a rectangle move inwards, in points; negative ones move outwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The upper edge's distance.
  public var top: CGFloat
  /// The left edge's distance.
  public var left: CGFloat
  /// The lower edge's distance.
  public var bottom: CGFloat
  /// The right edge's distance.
  public var right: CGFloat

  /// Makes insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Makes insets that move no edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets that move no edge.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle with its edges moved inwards; unlike `insetBy(dx:dy:)` an extent may become negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
