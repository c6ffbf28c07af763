extension UIAccessibility {
  /// Something that an app reports to assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen appeared. The argument is the element to move to, or a text to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed. The argument is the element to move to, or a text to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// Content scrolled by a page. The argument is a description of the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Receives the notifications that the app posts. Nil while no assistive technology listens.
  package static var listener: ((Notification, Any?) -> Void)?

  /// Reports something to assistive technology. If none listens, there is no effect, as on iOS.
  ///
  /// - Parameters:
  ///   - notification: What happened.
  ///   - argument: An element or a text; see the notifications.
  public static func post(notification: Notification, argument: Any?) { listener?(notification, argument) }
}
