/// The running program: its delegate, its scenes and its state.
///
/// A program written for iOS marks its delegate with `@main`. The product `GTKHost` then opens a desktop window for each
/// scene; see <doc:RunningAnApp>. A test starts the same app with ``launch(_:principalClass:launchOptions:)``.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The number of tasks in the background that have begun.
  var lastBackgroundTask = 0

  private static var current: UIApplication?

  /// The application. A program that runs none has one without a delegate.
  open class var shared: UIApplication {
    if let current { return current }
    let application = UIApplication()
    current = application
    return application
  }

  /// The application for the name `sharedApplication`, by which code that is also used in extensions finds it.
  open class func value(forKey key: String) -> Any? { key == "sharedApplication" ? shared : nil }

  static func replaceShared(by application: UIApplication) { current = application }

  /// Creates an application. Programs use ``shared``.
  public override init() { super.init() }

  /// The object that follows the life cycle. The application keeps the delegate that it was launched with.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Keeps the delegate that the application was launched with.
  var launchedDelegate: (any UIApplicationDelegate)?

  /// Shows the scenes. Nil in a test.
  var host: (any ApplicationHost)?

  /// Whether the application was launched with a delegate, so that windows appear with their scene.
  var isLaunched: Bool { launchedDelegate != nil }

  /// Whether the delegate is finishing launching. The windows that it shows are not on screen yet.
  var isLaunching = false

  /// The windows that the app delegate showed before there was a scene.
  var waitingWindows: [UIWindow] = []

  // MARK: - Scenes

  /// The scenes that the app shows, in the order in which they were connected.
  var scenes: [UIScene] = []

  /// The connected scenes.
  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the connected scenes, and of those that can be connected again.
  public internal(set) var openSessions: Set<UISceneSession> = []

  /// Whether the app can show several scenes. True if it has a scene delegate, which each scene needs.
  open var supportsMultipleScenes: Bool { !usesAppDelegate }

  /// Whether the app delegate, and not a scene delegate, follows the life cycle.
  var usesAppDelegate = true

  // MARK: - State

  /// Whether the app is active, visible or in the background: the state of the scene that is most active.
  open internal(set) var applicationState = State.background

  /// The windows of all scenes.
  open var windows: [UIWindow] { scenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] } }

  /// The window that receives keys: that of the scene that became active last.
  open var keyWindow: UIWindow? {
    let scenes = scenes.compactMap { $0 as? UIWindowScene }
    let windows = scenes.filter { $0.activationState == .foregroundActive } + scenes
    return windows.lazy.compactMap(\.keyWindow).first
  }

  /// The number on the icon of the app. No effect: the icons of a desktop have no badges.
  open var applicationIconBadgeNumber = 0

  /// Whether the screen stays on while the user does nothing. A window asks the desktop for it, which may refuse.
  open var isIdleTimerDisabled = false

  /// The direction in which the language of the user interface is written.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    keyWindow?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    (keyWindow?.traitCollection ?? .initial).preferredContentSizeCategory
  }

  /// The height of the status bar is 0: a desktop window has none.
  open var statusBarFrame: CGRect { .zero }

  /// True: a desktop window has no status bar.
  open var isStatusBarHidden: Bool { true }

  /// The orientation of the key window's scene, derived from its shape.
  open var statusBarOrientation: UIInterfaceOrientation {
    (keyWindow?.windowScene ?? scenes.first as? UIWindowScene)?.interfaceOrientation ?? .portrait
  }

  /// Whether the status bar shows that the network is used. No effect: a desktop window has no status bar.
  open var isNetworkActivityIndicatorVisible = false

  /// The colours of the status bar. No effect: a desktop window has no status bar.
  open var statusBarStyle = UIStatusBarStyle.default

  /// Sets the colours of the status bar. No effect: a desktop window has no status bar.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Hides the status bar. No effect: a desktop window has none.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  private var ignoringLevel = 0

  /// Whether the windows ignore touches.
  open var isIgnoringInteractionEvents: Bool { ignoringLevel > 0 }

  /// Lets the windows ignore touches until `endIgnoringInteractionEvents()`. Calls are counted.
  open func beginIgnoringInteractionEvents() { ignoringLevel += 1 }

  /// Ends one call of `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() { ignoringLevel = max(0, ignoringLevel - 1) }

  /// The URL of the app's settings. Nothing can open it: a desktop has no settings for apps.
  public nonisolated static let openSettingsURLString = "app-settings:"

  // MARK: - Responder chain

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: - Events

  /// Passes touches and keys on to their window. An override that does not call super keeps them from the app.
  open func sendEvent(_ event: UIEvent) { event.window?.sendEvent(event) }

  // MARK: - Links

  /// Whether the host can open a URL. A file or a web page can always be opened on a desktop; without a host, nothing can.
  open func canOpenURL(_ url: URL) -> Bool {
    // The scheme of the URLs of settings.
    host != nil && url.scheme != nil && url.scheme != "app-settings"
  }

  /// Opens a URL with the desktop's program for it.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Ignored: the desktop has no universal links.
  ///   - completion: Receives whether the desktop has opened the URL.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let host, canOpenURL(url) else {
      completion?(false)
      return
    }
    host.open(url) { completion?($0) }
  }

  /// Opens a URL with the desktop's program for it.
  ///
  /// - Returns: Whether the host can open it.
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }

  /// The actions in the menu of the app's icon. No effect: nothing shows them.
  open var shortcutItems: [UIApplicationShortcutItem]?
}
