/// Whether a view flips in languages written from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the traits say.
  case unspecified
  /// Controls of playback: never.
  case playback
  /// Directions in space: never.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft

  func direction(in traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
