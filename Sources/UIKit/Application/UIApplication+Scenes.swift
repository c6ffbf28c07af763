// Connecting scenes, and the callbacks of their life cycle, in UIKit's order (Behaviour.md 24).
extension UIApplication {
  // MARK: - Requests of the app

  /// Shows a scene: a new one, or one that is already open, which moves to the front.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene; nil for a new scene.
  ///   - userActivity: What the scene should show. A new scene finds it in its connection options; an open one receives
  ///     `scene(_:continue:)`.
  ///   - options: The scene that requests the activation. No effect on a desktop.
  ///   - errorHandler: Called if the app cannot show several scenes.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let scene = sceneSession?.scene {
      if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
      (scene as? UIWindowScene).map { host?.bringToFront($0) }
      scene.hostDidChange(to: .foregroundActive)
      return
    }
    guard supportsMultipleScenes || scenes.isEmpty else {
      errorHandler?(UISceneError(.multipleScenesNotSupported))
      return
    }
    var connection = UIScene.ConnectionOptions()
    connection.userActivities = userActivity.map { [$0] } ?? []
    connect(sceneSession ?? UISceneSession(role: .windowApplication), connection)
  }

  /// Closes a scene.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene.
  ///   - options: How the scene leaves the screen. The desktop decides.
  ///   - errorHandler: Called if the session is not open.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard openSessions.contains(sceneSession) else {
      errorHandler?(UISceneError(.requestDenied))
      return
    }
    if let scene = sceneSession.scene {
      disconnect(scene)
      (scene as? UIWindowScene).map { host?.remove($0) }
    }
    discard(sceneSession)
  }

  // MARK: - Reports of the host

  /// Called by a host that shows a window without an app delegate: connects a scene for it.
  public func hostConnect() -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    openSessions.insert(session)
    scenes.append(scene)
    scene.frame = UIScreen.main.bounds
    return scene
  }

  /// Called by a host when the user has closed the window of a scene.
  public func hostDidClose(_ scene: UIScene) {
    guard scenes.contains(scene) else { return }
    disconnect(scene)
    discard(scene.session)
  }

  /// Called by a host when the desktop asks the running app to open something.
  public func hostDidOpen(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    guard !usesAppDelegate else { return deliverToAppDelegate(urls) }
    let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    guard let scene else { return }
    scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
  }

  /// Called by a host when memory is low: the delegate, the notification, and then the controllers of all windows.
  public func hostDidReceiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
    for window in windows { window.rootViewController?.receiveMemoryWarningInTree() }
  }

  /// Called by a host before the process ends. Scenes that are still open enter the background and are disconnected.
  public func hostWillTerminate() {
    for scene in scenes { disconnect(scene) }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    // Code that runs afterwards, such as another test, uses windows without an app.
    launchedDelegate = nil
    waitingWindows = []
  }

  // MARK: - Connecting

  /// Creates the scene of a session, shows it and makes it active.
  func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    if let configuration = delegate?.application(self, configurationForConnecting: session, options: options)
    {
      session.configuration = configuration
    }
    let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    session.scene = scene
    openSessions.insert(session)
    scenes.append(scene)
    scene.frame = UIScreen.main.bounds
    makeDelegate(of: scene)
    if usesAppDelegate {
      for window in waitingWindows { window.windowScene = scene }
      waitingWindows = []
      // The property is optional in the app delegate, as in that of a scene.
      if let window = delegate?.window ?? nil, window.windowScene == nil { window.windowScene = scene }
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.post(UIScene.willConnectNotification)
    if scene.windows.allSatisfy(\.isHidden), delegate != nil { reportMissingWindow(of: scene) }
    host?.show(scene)
    scene.hostDidChange(to: .foregroundActive)
  }

  private func makeDelegate(of scene: UIScene) {
    let delegateClass: AnyClass? = scene.session.configuration.delegateClass ?? sceneDelegateClass
    if let delegateClass, let sceneDelegate = makeObject(delegateClass) as? any UISceneDelegate {
      scene.connectedDelegate = sceneDelegate
      scene.delegate = sceneDelegate
      usesAppDelegate = false
      return
    }
    guard let delegateClass else { return }
    UIDiagnostic.report(
      .unsuitableClass,
      "\(delegateClass), the delegate class of a scene, is not an NSObject that conforms to UISceneDelegate. "
        + "The scene has no delegate.")
  }

  /// The class `SceneDelegate` of the module of the app delegate. Scenes of an Info.plist are not read, so it is the
  /// default of a configuration that names no class, as it is in the Info.plist of Xcode's template.
  private var sceneDelegateClass: AnyClass? {
    guard let delegate, let module = String(reflecting: type(of: delegate)).split(separator: ".").first else {
      return nil
    }
    let found: AnyClass? = NSClassFromString("\(module).SceneDelegate")
    return found is any UISceneDelegate.Type ? found : nil
  }

  private func reportMissingWindow(of scene: UIScene) {
    let function =
      usesAppDelegate ? "application(_:didFinishLaunchingWithOptions:)" : "scene(_:willConnectTo:options:)"
    UIDiagnostic.report(
      .sceneWithoutWindow,
      "The app has shown no window in \(function), so the scene is empty. There are no storyboards: create a UIWindow "
        + "there, set its rootViewController, keep it in a property, and call makeKeyAndVisible().")
  }

  private func disconnect(_ scene: UIScene) {
    scene.hostDidChange(to: .background)
    if let activity = scene.delegate?.stateRestorationActivity(for: scene) {
      scene.session.stateRestorationActivity = activity
    }
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    scene.post(UIScene.didDisconnectNotification)
    scenes.removeAll { $0 === scene }
    scene.session.scene = nil
  }

  private func discard(_ session: UISceneSession) {
    openSessions.remove(session)
    delegate?.application(self, didDiscardSceneSessions: [session])
  }

  // MARK: - The state of the app

  /// Called before a scene changes its state.
  ///
  /// - Parameter report: Reports the change to the scene's delegate, before the app's change is reported.
  func scene(_ scene: UIScene, willChangeTo state: UIScene.ActivationState, report: () -> Void) {
    let next = self.state(with: scene, in: state)
    report()
    switch (applicationState, next) {
    case (.active, .inactive):
      if usesAppDelegate { delegate?.applicationWillResignActive(self) }
      post(Self.willResignActiveNotification)
    case (.background, .inactive):
      let isLaunch = scene.activationState == .unattached
      // At launch, an app delegate does not receive this. A scene delegate does.
      guard !usesAppDelegate || !isLaunch else { return }
      if usesAppDelegate { delegate?.applicationWillEnterForeground(self) }
      post(Self.willEnterForegroundNotification)
    default: break
    }
  }

  /// Called after a scene changed its state.
  func sceneDidChange() {
    let previous = applicationState
    applicationState = state()
    switch (previous, applicationState) {
    case (.inactive, .active):
      if usesAppDelegate { delegate?.applicationDidBecomeActive(self) }
      post(Self.didBecomeActiveNotification)
    case (.inactive, .background):
      if usesAppDelegate { delegate?.applicationDidEnterBackground(self) }
      post(Self.didEnterBackgroundNotification)
    default: break
    }
  }

  /// The state of the app, if a scene has another state than it has now.
  private func state(with scene: UIScene? = nil, in state: UIScene.ActivationState = .unattached) -> State {
    let states = scenes.map { $0 === scene ? state : $0.activationState }
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }
}
