import DisplayList
import Geometry

extension [Command] {
  /// Whether a colour without transparency covers a rectangle before anything else is drawn. Then what was there before
  /// does not matter.
  func beginWithOpaqueFill(of area: Rectangle) -> Bool {
    switch first {
    case .fill(let shape, let color)?:
      shape.isSharp && color.alpha == 1 && shape.rectangle.covers(area)
    case .fragment(let fragment)?: fragment.commands.beginWithOpaqueFill(of: area)
    case .transform(let matrix, let commands)?:
      if let matrix = matrix.affine, matrix.keepsAxes, let inverse = matrix.inverse {
        commands.beginWithOpaqueFill(of: inverse.boundingBox(of: area))
      } else {
        false
      }
    case .clip(let shape, let commands)?:
      shape.isSharp && shape.rectangle.covers(area) && commands.beginWithOpaqueFill(of: area)
    default: false
    }
  }
}

extension Rectangle {
  /// Whether the whole of another rectangle is inside this one.
  func covers(_ other: Rectangle) -> Bool { intersection(other) == other }

  /// A rectangle of whole pixels without what Cairo rounds off at its edges, which are exact to 1/256 pixel.
  var withoutRounding: Rectangle { inset(by: 1e-4) }
}
