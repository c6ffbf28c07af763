/// The meaning of the four bytes of a pixel that a decoder delivers.
enum PixelColors: Hashable {
  /// Blue, green, red and alpha; premultiplied.
  case rgb
  /// Cyan, magenta, yellow and black. If inverted, 255 is no ink.
  case cmyk(isInverted: Bool)
}
