/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or it is over.
  case inactive
  /// It runs, or is paused.
  case active
  /// It was stopped and waits to be finished.
  case stopped
}
