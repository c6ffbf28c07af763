extension UIWindow {
  /// How far a window is in front of the others of its scene.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// A larger number is in front.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of most windows: 0.
    public static let normal = Level(0)
    /// The level of status bars on iOS: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)

    /// Compares the numbers.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// A level in front of another one.
    public static func + (left: Self, right: CGFloat) -> Self { Level(left.rawValue + right) }

    /// A level behind another one.
    public static func - (left: Self, right: CGFloat) -> Self { Level(left.rawValue - right) }
  }

  // MARK: - Notifications

  /// Posted when a window became visible.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window became the key window of its scene.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window stopped being the key window of its scene.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}
