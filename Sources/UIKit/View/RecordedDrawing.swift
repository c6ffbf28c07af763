import DisplayList
import Geometry

/// What a `draw(_:)` drew, for which size and in which environment.
struct RecordedDrawing {
  var commands: [Command]
  var size: Size2D
  var traits: UITraitCollection

  var isEmpty: Bool { commands.isEmpty }

  /// The drawing placed in bounds of another size as a content mode says.
  func commands(in bounds: Size2D, mode: UIView.ContentMode) -> [Command] {
    guard !isEmpty, bounds != size else { return commands }
    let place = ContentPlacement.rectangle(
      for: size, in: Rectangle(origin: .zero, size: bounds), mode: mode)
    guard size.width > 0, size.height > 0 else { return [] }
    let stretch = Matrix4.scale(x: place.width / size.width, y: place.height / size.height)
    return [.transform(stretch.then(.translation(x: place.minX, y: place.minY)), commands)]
  }
}
