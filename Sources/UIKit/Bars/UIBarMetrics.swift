/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the lower edge.
  case bottom = 1
  /// At the upper edge.
  case top = 2
  /// At the upper edge, below the status bar.
  case topAttached = 3
}

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
