/// The position at which an animator stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end
  /// The start.
  case start
  /// The current position, between start and end.
  case current
}
