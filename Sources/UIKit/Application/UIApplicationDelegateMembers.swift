/// The optional methods `application(…)` of an app delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UIApplicationDelegateMembers {
  let delegate: any UIApplicationDelegate

  /// Calls `application(_:willFinishLaunchingWithOptions:)`.
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { delegate.application(application, willFinishLaunchingWithOptions: launchOptions) }

  /// Calls `application(_:didFinishLaunchingWithOptions:)`.
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { delegate.application(application, didFinishLaunchingWithOptions: launchOptions) }

  /// Calls `application(_:open:options:)`.
  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { delegate.application(app, open: url, options: options) }

  /// Calls `application(_:configurationForConnecting:options:)`.
  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    delegate.application(application, configurationForConnecting: connectingSceneSession, options: options)
  }

  /// Calls `application(_:didDiscardSceneSessions:)`.
  public func callAsFunction(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { delegate.application(application, didDiscardSceneSessions: sceneSessions) }
}

// These properties are never nil. They are optional so that code can call the methods with a question mark.
extension UIApplicationDelegate {
  /// The methods with this base name.
  public var application: UIApplicationDelegateMembers? { UIApplicationDelegateMembers(delegate: self) }
  /// The method with this name.
  public var applicationDidFinishLaunching: ((UIApplication) -> Void)? {
    { self.applicationDidFinishLaunching($0) }
  }
  /// The method with this name.
  public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
    { self.applicationDidBecomeActive($0) }
  }
  /// The method with this name.
  public var applicationWillResignActive: ((UIApplication) -> Void)? {
    { self.applicationWillResignActive($0) }
  }
  /// The method with this name.
  public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
    { self.applicationDidEnterBackground($0) }
  }
  /// The method with this name.
  public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
    { self.applicationWillEnterForeground($0) }
  }
  /// The method with this name.
  public var applicationWillTerminate: ((UIApplication) -> Void)? { { self.applicationWillTerminate($0) } }
  /// The method with this name.
  public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? {
    { self.applicationDidReceiveMemoryWarning($0) }
  }
}
