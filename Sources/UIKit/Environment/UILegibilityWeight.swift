/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The usual weight.
  case regular
  /// Bold text.
  case bold
}
