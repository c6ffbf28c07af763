/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}
