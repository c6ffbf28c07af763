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
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Whether a screen reader reads the app. A host sets it; without one, it is false.
  public package(set) static var isVoiceOverRunning = false {
    didSet {
      guard isVoiceOverRunning != oldValue else { return }
      NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  /// Posted after `isVoiceOverRunning` changed.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Whether the user moves with switches. False: the desktop does not report it.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user prefers opaque panels. False: the desktop has no such setting.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user prefers bold text. False: the desktop has no such setting.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user prefers stronger colours, which is the desktop's high contrast. A host sets it.
  public package(set) static var isDarkerSystemColorsEnabled = false {
    didSet {
      guard isDarkerSystemColorsEnabled != oldValue else { return }
      NotificationCenter.default.post(name: darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
  }

  /// Posted after `isDarkerSystemColorsEnabled` changed.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// Whether the colours of the screen are inverted. False: the desktop does not report it.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen is shown without colours. False: the desktop does not report it.
  public static var isGrayscaleEnabled: Bool { false }

  /// Whether the user prefers cross-fades to movements of screens. False: the desktop has no such setting.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether the user cannot rely on colours. False: the desktop has no such setting.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether the user prefers buttons with a visible shape. False: the desktop has no such setting.
  public static var buttonShapesEnabled: Bool { false }

  /// Whether videos may begin by themselves. True: the desktop has no such setting.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether the user is kept in one app. False: the desktop does not report it.
  public static var isGuidedAccessEnabled: Bool { false }

  /// The name of a notification that is never posted: the desktop has no such setting.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The name of a notification that is never posted: the desktop has no such setting.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// The name of a notification that is never posted: the desktop does not report it.
  public nonisolated static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// The name of a notification that is never posted: the desktop does not say when it has spoken a text.
  public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the text in that notification.
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the text was spoken in that notification.
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// A rectangle in a view's coordinates, in the coordinates of its window, which are those of the screen here.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
