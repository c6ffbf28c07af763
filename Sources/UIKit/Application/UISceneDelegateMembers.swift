/// The optional methods `scene(…)` of a scene's delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UISceneDelegateMembers {
  let delegate: any UISceneDelegate

  /// Calls `scene(_:willConnectTo:options:)`.
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { delegate.scene(scene, willConnectTo: session, options: connectionOptions) }

  /// Calls `scene(_:openURLContexts:)`.
  public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    delegate.scene(scene, openURLContexts: URLContexts)
  }

  /// Calls `scene(_:continue:)`.
  public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
    delegate.scene(scene, continue: userActivity)
  }
}

/// The optional methods `windowScene(…)` of a scene's delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UIWindowSceneDelegateMembers {
  let delegate: any UIWindowSceneDelegate

  /// Calls `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`.
  public func callAsFunction(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    delegate.windowScene(
      windowScene, didUpdate: previousCoordinateSpace, interfaceOrientation: previousInterfaceOrientation,
      traitCollection: previousTraitCollection)
  }
}

extension UIWindowSceneDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var windowScene: UIWindowSceneDelegateMembers? { UIWindowSceneDelegateMembers(delegate: self) }
}

// These properties are never nil. They are optional so that code can call the methods with a question mark.
extension UISceneDelegate {
  /// The methods with this base name.
  public var scene: UISceneDelegateMembers? { UISceneDelegateMembers(delegate: self) }
  /// The method with this name.
  public var sceneDidDisconnect: ((UIScene) -> Void)? { { self.sceneDidDisconnect($0) } }
  /// The method with this name.
  public var sceneDidBecomeActive: ((UIScene) -> Void)? { { self.sceneDidBecomeActive($0) } }
  /// The method with this name.
  public var sceneWillResignActive: ((UIScene) -> Void)? { { self.sceneWillResignActive($0) } }
  /// The method with this name.
  public var sceneWillEnterForeground: ((UIScene) -> Void)? { { self.sceneWillEnterForeground($0) } }
  /// The method with this name.
  public var sceneDidEnterBackground: ((UIScene) -> Void)? { { self.sceneDidEnterBackground($0) } }
  /// The method with this name.
  public var stateRestorationActivity: UISceneRestorationMember? { UISceneRestorationMember(delegate: self) }
}

/// The optional method `stateRestorationActivity(for:)` of a scene's delegate.
@preconcurrency @MainActor
public struct UISceneRestorationMember {
  let delegate: any UISceneDelegate

  /// Calls `stateRestorationActivity(for:)`.
  public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
    delegate.stateRestorationActivity(for: scene)
  }
}
