/// Whether a scene is captured, such as by a recording of the screen.
public enum UISceneCaptureState: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// Not captured.
  case inactive = 0
  /// Captured.
  case active = 1
}
