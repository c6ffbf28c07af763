import DisplayList
import Geometry

extension UIView {
  /// The commands of `draw(_:)`. Calls it again when the view was never drawn, needs display or has other traits, or
  /// when its size changed and the content mode is `redraw`.
  func drawingCommands(with traits: UITraitCollection) -> [Command] {
    let size = Size2D(layer.displayed.bounds.size)
    if let drawing, drawing.traits == traits,
      drawing.size == size || contentMode != .redraw || drawing.isEmpty
    {
      return drawing.commands(in: size, mode: contentMode)
    }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return [] }
    layerWillDraw(layer)
    let recorded = CGContext.recording(size: size, origin: Point2D(bounds.origin)) { context in
      traits.performAsCurrent { draw(layer, in: context) }
    }.cut(to: Rectangle(origin: .zero, size: size))
    drawing = RecordedDrawing(commands: recorded, size: size, traits: traits)
    return recorded
  }
}
