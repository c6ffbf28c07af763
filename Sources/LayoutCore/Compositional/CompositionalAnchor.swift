import Geometry

/// A point on a rectangle, on an edge, in a corner or in the middle, with an offset.
public struct CompositionalAnchor: Hashable, Sendable {
  /// The position on the rectangle, from 0 at the left or upper edge to 1 at the right or lower edge.
  public var unitPoint: Point2D
  /// The offset from the unit point, in points.
  public var offset: Point2D
  /// The offset from the unit point, in widths and heights of the anchored element.
  public var fractionalOffset: Point2D

  /// Makes an anchor.
  public init(unitPoint: Point2D, offset: Point2D = .zero, fractionalOffset: Point2D = .zero) {
    self.unitPoint = unitPoint
    self.offset = offset
    self.fractionalOffset = fractionalOffset
  }

  /// The point on a rectangle for an element of the given size.
  func point(on rectangle: Rectangle, for size: Size2D) -> Point2D {
    Point2D(
      x: rectangle.minX + unitPoint.x * rectangle.width + offset.x.asDistance
        + (fractionalOffset.x * size.width).asDistance,
      y: rectangle.minY + unitPoint.y * rectangle.height + offset.y.asDistance
        + (fractionalOffset.y * size.height).asDistance)
  }
}
