import Geometry

/// What a page shows of a picture: the visible part, and the magnification that it needs.
struct PictureUse {
  /// The rectangle around all parts that are drawn, in the picture's pixels.
  var part: Rectangle
  /// The maximum length of a pixel of the picture on the page, in points.
  var magnification: Double

  /// Extends the use to another one.
  mutating func formUnion(_ other: PictureUse) {
    part = part.union(other.part)
    magnification = max(magnification, other.magnification)
  }
}
