import DisplayList
import Geometry

/// The result of `draw(_:)`, with the size and the traits it was drawn for.
struct RecordedDrawing {
  var commands: [Command]
  var size: Size2D
  var traits: UITraitCollection

  var isEmpty: Bool { commands.isEmpty }

  /// The drawing in bounds of another size, placed according to a content mode.
  func commands(in bounds: Size2D, mode: UIView.ContentMode) -> [Command] {
    guard !isEmpty, bounds != size else { return commands }
    let place = ContentPlacement.rectangle(
      for: size, in: Rectangle(origin: .zero, size: bounds), mode: mode)
    guard size.width > 0, size.height > 0 else { return [] }
    let stretch = Matrix4.scale(x: place.width / size.width, y: place.height / size.height)
    return [.transform(stretch.then(.translation(x: place.minX, y: place.minY)), commands)]
  }
}
