/// An action in the menu of the app's icon. A desktop shows none: list actions in the desktop file of the program.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, NSCopying {
  /// What the action is, for the app.
  public internal(set) var type: String
  /// The title.
  public internal(set) var localizedTitle: String
  /// The subtitle.
  public internal(set) var localizedSubtitle: String?
  /// The icon.
  public internal(set) var icon: UIApplicationShortcutIcon?
  /// What the app needs to perform the action.
  public internal(set) var userInfo: [String: any NSSecureCoding]?
  /// What the scene shows that performs the action.
  public internal(set) var targetContentIdentifier: Any?

  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }

  /// Creates an action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Returns the same object.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The icon of an action in the menu of the app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// A common icon.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite
    case love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
    case taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// Creates a common icon.
  public init(type: IconType) { super.init() }
  /// Creates an icon of an image.
  public init(templateImageName: String) { super.init() }
  /// Creates an icon of a symbol.
  public init(systemImageName: String) { super.init() }
}
