/// Identifies a scene, also while the scene is not connected.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window that the user works with.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role

  /// The configuration that the app delegate returned.
  public internal(set) var configuration: UISceneConfiguration

  /// The scene; nil while it is not connected.
  public internal(set) weak var scene: UIScene?

  /// Identifies the session while the program runs.
  public let persistentIdentifier = UUID().uuidString

  /// Any data of the app.
  public var userInfo: [String: Any]?

  /// What the scene's delegate returned from `stateRestorationActivity(for:)` when the scene was disconnected.
  public var stateRestorationActivity: NSUserActivity?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}
