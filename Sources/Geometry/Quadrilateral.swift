/// Four corners in order: the image of a rectangle under a transform.
///
/// The transforms of this project keep it convex. Its corners run clockwise on screen, unless its face is visible from
/// behind.
public struct Quadrilateral: Hashable, Sendable {
  /// The image of the upper left corner.
  public var topLeft: Point2D
  /// The image of the upper right corner.
  public var topRight: Point2D
  /// The image of the lower right corner.
  public var bottomRight: Point2D
  /// The image of the lower left corner.
  public var bottomLeft: Point2D

  /// Makes a quadrilateral from its corners, in order around it.
  public init(_ topLeft: Point2D, _ topRight: Point2D, _ bottomRight: Point2D, _ bottomLeft: Point2D) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The smallest axis-parallel rectangle that contains the corners.
  public var boundingBox: Rectangle {
    Rectangle(
      minX: min(min(topLeft.x, topRight.x), min(bottomRight.x, bottomLeft.x)),
      minY: min(min(topLeft.y, topRight.y), min(bottomRight.y, bottomLeft.y)),
      maxX: max(max(topLeft.x, topRight.x), max(bottomRight.x, bottomLeft.x)),
      maxY: max(max(topLeft.y, topRight.y), max(bottomRight.y, bottomLeft.y)))
  }

  /// Twice the signed area. It is positive when the corners run clockwise on screen, where y points down: the face is
  /// then visible from the front.
  public var doubledSignedArea: Double {
    (bottomRight - topLeft).cross(bottomLeft - topRight)
  }

  /// Whether the quadrilateral and an axis-parallel rectangle intersect. Edges count. The quadrilateral must be convex.
  ///
  /// The separating axes are the two axes of the rectangle and the four edges of the quadrilateral.
  public func intersects(_ rectangle: Rectangle) -> Bool {
    let box = boundingBox
    guard box.intersects(rectangle) else { return false }
    if rectangle.minX <= box.minX, box.maxX <= rectangle.maxX, rectangle.minY <= box.minY,
      box.maxY <= rectangle.maxY
    {
      return true
    }
    return !isSeparated(from: rectangle, by: topLeft, topRight)
      && !isSeparated(from: rectangle, by: topRight, bottomRight)
      && !isSeparated(from: rectangle, by: bottomRight, bottomLeft)
      && !isSeparated(from: rectangle, by: bottomLeft, topLeft)
  }

  /// Whether a point is inside the quadrilateral or on its edge.
  public func contains(_ point: Point2D) -> Bool {
    intersects(Rectangle(origin: point, size: .zero))
  }

  /// Whether the quadrilateral and the rectangle are on opposite sides of the line through two corners.
  private func isSeparated(from rectangle: Rectangle, by start: Point2D, _ end: Point2D) -> Bool {
    let normal = Point2D(x: start.y - end.y, y: end.x - start.x)
    let own = projection(of: self, on: normal)
    let others = projection(of: rectangle.corners, on: normal)
    return own.upper < others.lower || others.upper < own.lower
  }

  private func projection(
    of quad: Quadrilateral, on axis: Point2D
  ) -> (lower: Double, upper: Double) {
    let a = quad.topLeft.dot(axis)
    let b = quad.topRight.dot(axis)
    let c = quad.bottomRight.dot(axis)
    let d = quad.bottomLeft.dot(axis)
    return (min(min(a, b), min(c, d)), max(max(a, b), max(c, d)))
  }
}
