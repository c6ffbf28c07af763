/// Accessibility settings of the desktop.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether the user prefers reduced motion.
  ///
  /// If so, animated scrolls and wheel clicks reach their end with the next frame, and layouts change without an
  /// animation of positions. Content still follows fingers.
  public package(set) static var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// Posted after `isReduceMotionEnabled` changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
