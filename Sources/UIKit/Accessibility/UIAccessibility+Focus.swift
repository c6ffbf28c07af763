// The element that assistive technology reads: here, the one with the keyboard focus.
extension UIAccessibility {
  private static weak var focusedResponder: UIResponder?

  /// Called by a host when the focus of assistive technology moves to an element; nil when it leaves all of them.
  package static func focusDidMove(to responder: UIResponder?) {
    let old = focusedResponder
    guard responder !== old else { return }
    focusedResponder = responder
    old?.accessibilityElementDidLoseFocus()
    responder?.accessibilityElementDidBecomeFocused()
    var userInfo: [String: Any] = [:]
    userInfo[focusedElementUserInfoKey] = responder
    userInfo[unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(name: elementFocusedNotification, object: nil, userInfo: userInfo)
  }

  /// The element that assistive technology reads; nil if there is none, or if no assistive technology runs.
  ///
  /// - Parameter assistiveTechnologyIdentifier: The technology; nil for any.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
    -> Any?
  {
    focusedResponder
  }

  /// Names an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A screen reader.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switches with which the user moves. Never in use here.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Posted after the focus of assistive technology has moved.
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element that has the focus now.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that had the focus before.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology. Not in the notifications of this platform.
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
