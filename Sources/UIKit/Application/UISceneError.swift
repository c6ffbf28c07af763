/// Why a request about a scene failed.
public struct UISceneError: Error, Hashable, Sendable {
  /// The kind of error.
  public enum Code: Int, Sendable {
    /// The app shows one scene only, because its app delegate owns the window.
    case multipleScenesNotSupported = 0
    /// The session is not open.
    case requestDenied = 100
    /// The scene does not take on the geometry that was asked for.
    case geometryRequestDenied = 101
  }

  /// The kind of error.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// The app shows one scene only.
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  /// The session is not open.
  public static let requestDenied = Code.requestDenied
  /// The scene does not take on the geometry that was asked for.
  public static let geometryRequestDenied = Code.geometryRequestDenied
}
