import CGTK4
import Geometry

extension graphene_point_t {
  /// Creates a point with coordinates rounded to `Float`.
  init(_ point: Point2D) { self.init(x: Float(point.x), y: Float(point.y)) }
}

extension graphene_rect_t {
  /// Creates a rectangle with coordinates rounded to `Float`; nil if the rectangle is empty or invalid.
  init?(_ rectangle: Rectangle) {
    guard rectangle.origin.isFinite, rectangle.width.isFinite, rectangle.height.isFinite, !rectangle.isEmpty
    else { return nil }
    self.init(
      origin: graphene_point_t(rectangle.origin),
      size: graphene_size_t(width: Float(rectangle.width), height: Float(rectangle.height)))
  }
}
