/// The light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Follows the environment.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
