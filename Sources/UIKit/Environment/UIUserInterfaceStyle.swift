/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the surroundings have it.
  case unspecified
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}
