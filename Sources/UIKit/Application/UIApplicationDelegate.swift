/// Owns a window, so that other code finds it.
///
/// The property is optional: ``UIApplicationDelegate`` and ``UIWindowSceneDelegate`` have it as `UIWindow??`, as on iOS.
@preconcurrency @MainActor
public protocol WindowOwner: NSObjectProtocol {
  /// The window.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension WindowOwner {
  /// Nil. Setting it has no effect.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// Follows the life cycle of an app. All members are optional.
///
/// If the app has a scene delegate, that one is informed about the foreground and the background, and this one is not.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: WindowOwner {
  /// Called when the app has been launched, before its scenes are connected.
  ///
  /// - Returns: Whether the app opens the URL in the launch options.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app has been launched. An app without a scene delegate creates its window here.
  ///
  /// - Returns: Whether the app opens the URL in the launch options.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app has been launched, if `application(_:didFinishLaunchingWithOptions:)` is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Called when the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the app stops being active, because another program receives the keys.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when no window of the app is visible any more.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before a window becomes visible again. Not called at launch.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the process ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called when memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Opens a URL or a file.
  ///
  /// - Returns: Whether the app has opened it.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Returns the configuration of a scene that is about to be connected: its name and the class of its delegate.
  ///
  /// If the configuration has no `delegateClass`, the class `SceneDelegate` of the app delegate's module is used. If there
  /// is none, the app has no scene delegates.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when the user has closed windows.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// The window of the app. The inner optional is that of the property, the outer one says whether it exists.
  public var window: UIWindow?? {
    get { .some((self as any WindowOwner).window) }
    set { (self as any WindowOwner).window = newValue ?? nil }
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls `applicationDidFinishLaunching(_:)` and returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Returns false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Returns a configuration without a name and a delegate class.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
