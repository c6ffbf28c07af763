/// Whether a view is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the layout direction of the traits.
  case unspecified
  /// Playback controls. Never mirrored.
  case playback
  /// Directions in space. Never mirrored.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft

  func direction(in traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
