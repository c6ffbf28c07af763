/// The colours that a display shows.
public enum UIDisplayGamut: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB
  /// Those of Display P3.
  case P3
}
