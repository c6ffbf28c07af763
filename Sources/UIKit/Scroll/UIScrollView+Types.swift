extension UIScrollView {
  /// How the on-screen keyboard disappears while the user scrolls. A desktop has no on-screen keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It disappears when a drag begins.
    case onDrag
    /// It follows the finger.
    case interactive
    /// It and what is above it disappear when a drag begins.
    case onDragWithAccessory
    /// It and what is above it follow the finger.
    case interactiveWithAccessory
  }

  /// The factor by which the velocity of a scroll falls every millisecond after the finger lifts.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor.
    public let rawValue: CGFloat

    /// Creates a rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a rate from its factor.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// A long deceleration: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A short deceleration: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colour of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content and light on dark content.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// Which edges of the safe area are added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The edges on the axes that scroll.
    case automatic = 0
    /// The edges on the axes that scroll.
    case scrollableAxes = 1
    /// No edges.
    case never = 2
    /// All edges.
    case always = 3
  }
}
