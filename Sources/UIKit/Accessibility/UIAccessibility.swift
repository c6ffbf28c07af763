/// What the user has asked the desktop for, to see or to handle things better.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether things are to move no more than they have to.
  ///
  /// Then what scrolls in code, or by clicks of a wheel, arrives with the next frame, and layouts change without
  /// passing through anything between them. Fingers are followed as ever.
  public package(set) static var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// Posted after `isReduceMotionEnabled` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
