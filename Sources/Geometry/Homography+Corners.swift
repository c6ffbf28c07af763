extension Homography {
  /// Creates the map that takes the corners of a rectangle to those of a quadrilateral. Nil for an empty rectangle and
  /// for corners of which three are on a line.
  ///
  /// The map of a parallelogram has no perspective, even if its corners have rounding errors. The formula is that of
  /// Paul S. Heckbert, *Fundamentals of Texture Mapping and Image Warping* (1989), section 2.2.3.
  public init?(from rectangle: Rectangle, to corners: Quadrilateral) {
    guard rectangle.width > 0, rectangle.height > 0 else { return nil }
    let (p0, p1, p2, p3) = (corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft)
    let sum = p0 - p1 + p2 - p3
    let (d1, d2) = (p1 - p2, p3 - p2)
    let denominator = d1.cross(d2)
    guard denominator.isNormal else { return nil }
    var (g, h) = (sum.cross(d2) / denominator, d1.cross(sum) / denominator)
    if abs(g) < 1e-9, abs(h) < 1e-9 { (g, h) = (0, 0) }
    let unit = Homography(
      (p1.x - p0.x + g * p1.x, p1.y - p0.y + g * p1.y, g),
      (p3.x - p0.x + h * p3.x, p3.y - p0.y + h * p3.y, h),
      (p0.x, p0.y, 1))
    let toUnit = Homography(
      (1 / rectangle.width, 0, 0), (0, 1 / rectangle.height, 0),
      (-rectangle.minX / rectangle.width, -rectangle.minY / rectangle.height, 1))
    let map = toUnit.then(unit)
    guard map.determinant.isNormal else { return nil }
    self = map
  }
}
