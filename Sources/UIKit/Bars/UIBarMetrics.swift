/// A kind of bar, by its height and content.
public enum UIBarMetrics: Int, Sendable {
  /// A bar of the standard height.
  case `default` = 0
  /// A bar in a low window.
  case compact = 1
  /// A bar of the standard height with a prompt.
  case defaultPrompt = 101
  /// A bar in a low window with a prompt.
  case compactPrompt = 102
}
