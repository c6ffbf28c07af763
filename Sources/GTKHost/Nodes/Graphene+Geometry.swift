import CGTK4
import Geometry

extension graphene_point_t {
  /// The point with the coordinates GSK has room for.
  init(_ point: Point2D) { self.init(x: Float(point.x), y: Float(point.y)) }
}

extension graphene_rect_t {
  /// The rectangle with the coordinates GSK has room for; nil when it encloses nothing or is no rectangle.
  init?(_ rectangle: Rectangle) {
    guard rectangle.origin.isFinite, rectangle.width.isFinite, rectangle.height.isFinite, !rectangle.isEmpty
    else { return nil }
    self.init(
      origin: graphene_point_t(rectangle.origin),
      size: graphene_size_t(width: Float(rectangle.width), height: Float(rectangle.height)))
  }
}
