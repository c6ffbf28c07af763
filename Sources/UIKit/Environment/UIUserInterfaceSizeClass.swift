/// The space available on an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified
  /// Limited space.
  case compact
  /// The usual space.
  case regular
}
