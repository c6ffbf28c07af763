import Geometry

/// A point on a rectangle: on an edge, in a corner or in the middle, and a displacement from there.
public struct CompositionalAnchor: Hashable, Sendable {
  /// Where on a rectangle, from 0 at the left or upper edge to 1 at the right or lower one.
  public var unitPoint: Point2D
  /// How far from there, in points.
  public var offset: Point2D
  /// How far from there, in widths and heights of the element that is placed.
  public var fractionalOffset: Point2D

  /// Names a point.
  public init(unitPoint: Point2D, offset: Point2D = .zero, fractionalOffset: Point2D = .zero) {
    self.unitPoint = unitPoint
    self.offset = offset
    self.fractionalOffset = fractionalOffset
  }

  /// The point on a rectangle, for an element of a size.
  func point(on rectangle: Rectangle, for size: Size2D) -> Point2D {
    Point2D(
      x: rectangle.minX + unitPoint.x * rectangle.width + offset.x.asDistance
        + (fractionalOffset.x * size.width).asDistance,
      y: rectangle.minY + unitPoint.y * rectangle.height + offset.y.asDistance
        + (fractionalOffset.y * size.height).asDistance)
  }
}
