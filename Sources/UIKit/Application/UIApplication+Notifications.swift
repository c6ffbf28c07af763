// What the system tells an app on iOS besides the life cycle of its scenes. A desktop does not tell it, so that these members
// keep their values, and nothing follows.

/// What an app found when it fetched in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is new data.
  case newData
  /// There is no new data.
  case noData
  /// The data could not be fetched.
  case failed
}

/// Whether an app may be woken to fetch data.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not, and the user cannot change that.
  case restricted
  /// The user does not allow it.
  case denied
  /// It may.
  case available
}

/// The kinds of notifications that an app asked for before iOS 10.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A badge on the icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// An alert.
  public static let alert = Self(rawValue: 4)
}

/// The notifications that an app asked for before iOS 10.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// The kinds.
  public let types: UIUserNotificationType

  /// Creates settings. Categories are ignored.
  public init(types typesForSettings: UIUserNotificationType, categories: Set<AnyHashable>?) {
    types = typesForSettings
    super.init()
  }
}

/// An object that continues what the user did in another app or on another device.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state that an activity describes.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

/// The kind of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension UIApplication {
  /// Posted when the user takes a picture of the screen. Never posted: a desktop does not say.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted at midnight and when the clock changes. Never posted.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when protected files become available. Never posted.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted when the frame of the status bar has changed. Never posted: there is no status bar.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted before the orientation of the status bar changes. Never posted.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted when the orientation of the status bar has changed. Never posted.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")

  /// The minimum time between two fetches in the background.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// No fetches in the background.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// An extension of the app. A desktop has none.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the kind of extension.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A keyboard.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }

  /// Asks for remote notifications. None come.
  public func registerForRemoteNotifications() {}
  /// Does nothing.
  public func unregisterForRemoteNotifications() {}
  /// Whether remote notifications come: false.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Does nothing: a desktop asks the user when it shows a notification.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
  /// Does nothing.
  public func cancelAllLocalNotifications() {}
  /// Does nothing: a desktop does not wake programs.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Whether the app may be woken: restricted.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  /// Does nothing: keys for media come as presses.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing.
  public func endReceivingRemoteControlEvents() {}
  /// Whether protected files can be read: true.
  public var isProtectedDataAvailable: Bool { true }
  /// Whether the app can have another icon: false.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon. Always nil, for that of the desktop file.
  public var alternateIconName: String? { nil }
  /// Reports an error, because the icon is that of the desktop file.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
  /// Does nothing: no picture of the app is shown in its place.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Does nothing: states are not restored.
  public func extendStateRestoration() {}
  /// Does nothing: states are not restored.
  public func completeStateRestoration() {}
  /// The URL of the app's settings for notifications. Nothing can open it: a desktop has no settings for apps.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}
