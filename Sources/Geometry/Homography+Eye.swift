// What a map with perspective does near a point, and which part of a plane it shows.

extension Homography {
  /// A point is treated as behind the eye if the map's magnification at this point is more than this many times that at
  /// the most distant corner.
  private static let maximumMagnification = 1e6

  /// The w from which points are in front of the eye, for the w of the most distant one. Nil if that is behind the eye.
  fileprivate static func minimum(forFurthest furthest: Double) -> Double? {
    furthest > 0 && furthest.isFinite ? furthest / maximumMagnification : nil
  }

  /// Whether all corners are in front of the eye.
  package func keepsInFront(_ corners: Quadrilateral) -> Bool {
    let (w1, w2) = (w(at: corners.topLeft), w(at: corners.topRight))
    let (w3, w4) = (w(at: corners.bottomRight), w(at: corners.bottomLeft))
    let minimum = Self.minimum(forFurthest: max(max(w1, w2), max(w3, w4)))
    return minimum.map { min(min(w1, w2), min(w3, w4)) >= $0 } ?? false
  }

  /// The derivative at a point: the linear map that approximates this map around it. Nil at or behind the eye,
  /// and where the image is not finite.
  public func derivative(at point: Point2D) -> AffineMatrix? {
    guard let image = apply(to: point), image.isFinite else { return nil }
    let w = w(at: point)
    return AffineMatrix(
      a: (m11 - image.x * m13) / w, b: (m12 - image.y * m13) / w,
      c: (m21 - image.x * m23) / w, d: (m22 - image.y * m23) / w, tx: 0, ty: 0)
  }
}

extension ConvexPolygon {
  /// The part in front of the eye, where w is positive and not close to zero.
  public func inFrontOfEye(of homography: Homography) -> ConvexPolygon {
    let furthest = corners.reduce(0) { max($0, homography.w(at: $1)) }
    guard let minimum = Homography.minimum(forFurthest: furthest) else { return ConvexPolygon(corners: []) }
    if corners.allSatisfy({ homography.w(at: $0) >= minimum }) { return self }
    return clipped(keepingNonNegative: homography.m13, homography.m23, homography.m33 - minimum)
  }

  /// The image of the polygon; nil if a corner is not in front of the eye or not finite.
  public func image(under homography: Homography) -> ConvexPolygon? {
    let images = corners.compactMap { homography.apply(to: $0) }.filter { $0.isFinite }
    return images.count == corners.count && !isEmpty ? ConvexPolygon(corners: images) : nil
  }
}

extension Rectangle {
  /// The smallest rectangle with integer coordinates around this one, apart from a tolerance at each edge.
  package func roundedOut(tolerance: Double = 0) -> Rectangle {
    Rectangle(
      minX: (minX + tolerance).rounded(.down), minY: (minY + tolerance).rounded(.down),
      maxX: (maxX - tolerance).rounded(.up), maxY: (maxY - tolerance).rounded(.up))
  }
}
