/// How a scene is created. Scenes of an Info.plist are not read: the app delegate returns the configuration.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// A name for the app's own use.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene, ``UIWindowScene`` or a subclass. Nil for ``UIWindowScene``.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. Nil for the class `SceneDelegate` of the app delegate's module, if there is one.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
