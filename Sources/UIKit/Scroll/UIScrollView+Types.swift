extension UIScrollView {
  /// The factor by which the speed of a scroll falls in each millisecond after the finger has lifted.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor.
    public let rawValue: CGFloat

    /// Makes a rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a rate from its factor.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// A long glide: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A quick stop: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colour of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light, light on dark.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// Which parts of the safe area add to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those on the axes that scroll.
    case automatic = 0
    /// Those on the axes that scroll.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }
}
