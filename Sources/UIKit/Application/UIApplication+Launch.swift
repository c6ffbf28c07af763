extension UIApplication {
  /// Starts an app without a window system, for tests: the delegate finishes launching, and the first scene is connected
  /// and becomes active. The app replaces the shared application.
  ///
  /// - Parameters:
  ///   - delegateClass: The class of the app delegate.
  ///   - principalClass: The class of the application.
  ///   - launchOptions: Passed to the delegate.
  /// - Returns: The application, which is ``shared`` from now on.
  @discardableResult
  public static func launch(
    _ delegateClass: any UIApplicationDelegate.Type, principalClass: UIApplication.Type = UIApplication.self,
    launchOptions: [LaunchOptionsKey: Any]? = nil
  ) -> UIApplication {
    let application = prepare(delegateClass, principalClass)
    application.finishLaunching(launchOptions, urls: [])
    return application
  }

  /// Runs an app in the host that the program is linked with.
  ///
  /// - Returns: The exit status of the process.
  static func run(_ delegateClass: (any UIApplicationDelegate.Type)?, _ principalClass: UIApplication.Type)
    -> Int32
  {
    guard let host = LinkedHost.make() else {
      fail(
        "This program is linked with no host, so it cannot open a window. Add the product GTKHost of the package "
          + "OpenCollectionView to the dependencies of its executable target.")
      return EXIT_FAILURE
    }
    let application = prepare(delegateClass, principalClass)
    application.host = host
    return host.run(application)
  }

  private static func prepare(
    _ delegateClass: (any UIApplicationDelegate.Type)?, _ principalClass: UIApplication.Type
  ) -> UIApplication {
    // Code of the delegate's initializer may already ask for the shared application.
    let application = makeObject(principalClass) as? UIApplication ?? UIApplication()
    replaceShared(by: application)
    let delegate = delegateClass.flatMap { makeObject($0) as? any UIApplicationDelegate }
    application.launchedDelegate = delegate
    application.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    return application
  }

  private static func fail(_ message: String) {
    FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(message)\n".utf8))
  }

  /// Called by a host when it can open windows: finishes launching, and connects the first scene.
  ///
  /// - Parameter urls: What the program was started to open.
  public func hostDidLaunch(openURLs urls: [URL] = []) {
    finishLaunching(urls.first.map { [.url: $0] }, urls: urls)
  }

  private func finishLaunching(_ options: [LaunchOptionsKey: Any]?, urls: [URL]) {
    isLaunching = true
    let answers = [
      delegate?.application(self, willFinishLaunchingWithOptions: options),
      delegate?.application(self, didFinishLaunchingWithOptions: options),
    ]
    let accepts = !answers.contains(false)
    let information = options.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.rawValue, $1) }) }
    post(Self.didFinishLaunchingNotification, information)
    var connection = UIScene.ConnectionOptions()
    if accepts { connection.urlContexts = Set(urls.map(UIOpenURLContext.init)) }
    isLaunching = false
    connect(UISceneSession(role: .windowApplication), connection)
    // With an app delegate, nothing else receives the URLs.
    if usesAppDelegate, accepts { deliverToAppDelegate(urls) }
  }

  func deliverToAppDelegate(_ urls: [URL]) {
    for url in urls { _ = delegate?.application(self, open: url, options: [.openInPlace: true]) }
  }

  func post(_ name: NSNotification.Name, _ information: [String: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: information)
  }
}

/// Runs an app, from a file `main.swift`:
///
///     UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
///
/// Programs with `@main` on their app delegate do not need it.
///
/// - Parameters:
///   - argc: The number of arguments. Ignored: the host reads the arguments of the process.
///   - argv: The arguments. Ignored.
///   - principalClassName: The name of a subclass of ``UIApplication``, nil for the class itself.
///   - delegateClassName: The name of the class of the app delegate.
/// - Returns: The exit status of the process. On iOS the function does not return; here it returns when the last window
///   was closed, so that `main.swift` should end with it.
@MainActor @preconcurrency
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let principal: AnyClass? = principalClassName.flatMap { NSClassFromString($0) }
  let delegate: AnyClass? = delegateClassName.flatMap { NSClassFromString($0) }
  if let principalClassName, !(principal is UIApplication.Type) {
    UIDiagnostic.report(
      .unsuitableClass, "\(principalClassName) is not a subclass of UIApplication. UIApplication is used.")
  }
  if let delegateClassName, !(delegate is any UIApplicationDelegate.Type) {
    UIDiagnostic.report(
      .unsuitableClass,
      "\(delegateClassName) is not a class that conforms to UIApplicationDelegate. The app has no delegate.")
  }
  return UIApplication.run(
    delegate as? any UIApplicationDelegate.Type, principal as? UIApplication.Type ?? UIApplication.self)
}

extension UIApplicationDelegate {
  /// Runs the app. `@main` on the class of the delegate calls this.
  @MainActor
  public static func main() { exit(UIApplication.run(self, UIApplication.self)) }
}
