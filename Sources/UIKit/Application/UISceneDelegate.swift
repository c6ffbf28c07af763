/// Follows the life cycle of a scene. All members are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected. Create its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called when the user has closed the scene.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called before the scene stops being active.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called before the scene becomes visible.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene is not visible any more.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Opens URLs and files in a scene that is already connected.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Continues what the user did in another scene.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Returns what is needed to restore the scene. Its session keeps that when the scene is disconnected.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Returns the scene's `userActivity`.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
