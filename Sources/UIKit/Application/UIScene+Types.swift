extension UIScene {
  /// Whether a scene is visible and receives events.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app yet, or any more.
    case unattached = -1
    /// The scene is visible and receives keys.
    case foregroundActive = 0
    /// The scene is visible, and another window receives keys.
    case foregroundInactive = 1
    /// The scene is not visible.
    case background = 2
  }

  /// Why a scene is connected.
  ///
  /// On iOS this is a class. Apps only read it.
  public struct ConnectionOptions {
    /// What the scene is to open.
    public internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// What the scene is to show, from `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
    public internal(set) var userActivities: Set<NSUserActivity> = []
    /// The action of the app's icon that the user chose. Always nil: a desktop shows none.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The program that asked for the scene. Always nil: a desktop does not say.
    public var sourceApplication: String? { nil }

    init() {}
  }

  /// How a URL is opened. The desktop decides, so that there are no options.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Creates options.
    public override init() {}
  }

  /// How a URL was opened.
  @preconcurrency @MainActor
  public final class OpenURLOptions: NSObject {
    /// The program that asked. Always nil: a desktop does not say.
    public var sourceApplication: String? { nil }
    /// Whether the app may use the file where it is. Always true.
    public var openInPlace: Bool { true }

    override init() {}
  }

  /// How a scene is activated.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene from which the user requests the activation. Informative: the desktop places windows.
    open var requestingScene: UIScene?

    /// Creates options.
    public override init() {}
  }

  // MARK: - Notifications

  /// Posted after a scene was connected.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted after a scene was disconnected.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene has become active.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene stops being active.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene becomes visible.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene is not visible any more.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// How a scene leaves the screen.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() {}
}
