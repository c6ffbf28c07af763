/// Where an animator stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it was to go.
  case end
  /// Where it came from.
  case start
  /// Between the two.
  case current
}
