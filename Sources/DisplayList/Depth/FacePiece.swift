import Geometry

/// A face, or a part of a face that was cut, for the depth sorter.
struct FacePiece {
  /// The index of the sibling.
  let index: Int
  /// Whether the piece is a whole face.
  private(set) var isWhole = true
  /// The part to draw, in the sibling's own plane: `polygon` plus the overlap at the seams.
  private(set) var drawn: ConvexPolygon
  /// The depth as a function of the screen position: after the division by w, `z = αx + βy + γ`.
  let depth: ScreenLine
  /// The corners on the screen.
  private(set) var outline: [Point2D] = []
  /// The edges of the outline as normalized lines, positive inside.
  private(set) var edges: [ScreenLine] = []
  /// The bounding box of the outline.
  private(set) var box = Rectangle.zero
  /// The depth of the nearest corner.
  private(set) var nearestDepth = -Double.infinity
  /// The depth of the furthest corner.
  private(set) var furthestDepth = Double.infinity

  /// The exact part of the sibling's own plane.
  private var polygon: ConvexPolygon
  private let homography: Homography

  /// Coordinates are clipped to this range, so that products of three of them stay well within the precision of
  /// `Double`.
  private static let maximumCoordinate = 1e12

  /// Makes the piece of a whole sibling; nil if nothing of it is visible.
  init?(_ face: DepthSorter.Face, index: Int, bounds: Rectangle) {
    let limit = Self.maximumCoordinate
    let bounds = Rectangle(
      minX: max(-limit, bounds.minX), minY: max(-limit, bounds.minY),
      maxX: min(limit, bounds.maxX), maxY: min(limit, bounds.maxY))
    guard face.transform.isFinite, !bounds.isEmpty else { return nil }
    let matrix = face.transform
    let homography = matrix.homography
    guard let inverse = homography.inverse else { return nil }
    self.index = index
    self.homography = homography
    // Z = αX + βY + γW holds for the rows of the matrix, so it holds for all points of the plane.
    depth = ScreenLine(
      a: inverse.m11 * matrix.m13 + inverse.m12 * matrix.m23 + inverse.m13 * matrix.m43,
      b: inverse.m21 * matrix.m13 + inverse.m22 * matrix.m23 + inverse.m23 * matrix.m43,
      c: inverse.m31 * matrix.m13 + inverse.m32 * matrix.m23 + inverse.m33 * matrix.m43)
    polygon = ConvexPolygon(bounds)
    drawn = polygon
    let visible = polygon.inFrontOfEye(of: homography)
    isWhole = visible == polygon
    polygon = visible
    drawn = visible
    guard let area = project(), face.isDoubleSided || area > 0 else { return nil }
  }

  /// Returns the two parts on either side of a line on the screen, first the one where the line is negative.
  ///
  /// The drawn area of the negative part extends slightly beyond the line, so that no seam is visible.
  func cut(along line: ScreenLine) -> [FacePiece] {
    [(line.negated, DepthSorter.seamOverlap), (line, 0)].compactMap { line, overlap in
      var part = self
      part.isWhole = false
      part.polygon = polygon.clipped(by: line, through: homography)
      part.drawn = drawn.clipped(
        by: ScreenLine(a: line.a, b: line.b, c: line.c + overlap * line.gradient), through: homography)
      return part.project() == nil ? nil : part
    }
  }

  /// Computes the outline, its edges, its box and the depth range. Returns twice the area of the outline as seen from
  /// the front, or nil if it is too thin to be visible.
  private mutating func project() -> Double? {
    outline = polygon.corners.compactMap { homography.apply(to: $0) }
    guard outline.count >= 3, let box = ConvexPolygon(corners: outline).boundingBox else { return nil }
    self.box = box
    var area = 0.0
    for index in outline.indices {
      area += (outline[index] - outline[0]).cross(outline[(index + 1) % outline.count] - outline[0])
    }
    // Twice the area divided by the longer side is an upper bound of the thickness.
    guard abs(area) > DepthSorter.screenTolerance * 0.1 * max(box.width, box.height), area.isFinite else {
      return nil
    }
    edges = outline.indices.compactMap { index in
      ScreenLine(
        from: outline[index], to: outline[(index + 1) % outline.count], isPositiveClockwise: area > 0)
    }
    nearestDepth = -.infinity
    furthestDepth = .infinity
    for corner in outline {
      nearestDepth = max(nearestDepth, depth.value(at: corner))
      furthestDepth = min(furthestDepth, depth.value(at: corner))
    }
    return area
  }
}

extension ConvexPolygon {
  /// The part whose image is where a line on the screen is not negative.
  fileprivate func clipped(by line: ScreenLine, through homography: Homography) -> ConvexPolygon {
    // The value of the line times w is linear in the plane, and w is positive everywhere in the polygon.
    clipped(
      keepingNonNegative: line.a * homography.m11 + line.b * homography.m12 + line.c * homography.m13,
      line.a * homography.m21 + line.b * homography.m22 + line.c * homography.m23,
      line.a * homography.m31 + line.b * homography.m32 + line.c * homography.m33)
  }
}
