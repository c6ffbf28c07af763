import CGTK4
import DisplayList

extension GskRoundedRect {
  /// The shape with the coordinates GSK has room for; nil when it encloses nothing or is no shape.
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
