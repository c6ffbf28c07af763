import CGTK4
import DisplayList

extension GskRoundedRect {
  /// Creates a shape with coordinates rounded to `Float`; nil if the shape is empty or invalid.
  init?(_ shape: RoundedRectangle) {
    guard let bounds = graphene_rect_t(shape.rectangle) else { return nil }
    func corner(_ radius: Double) -> graphene_size_t {
      let radius = radius.isFinite ? Float(radius) : 0
      return graphene_size_t(width: radius, height: radius)
    }
    self.init(
      bounds: bounds,
      corner: (
        corner(shape.radii.topLeft), corner(shape.radii.topRight), corner(shape.radii.bottomRight),
        corner(shape.radii.bottomLeft)
      ))
  }
}
