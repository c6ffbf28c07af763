/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The usual contrast.
  case normal
  /// More contrast between the foreground and the background.
  case high
}
