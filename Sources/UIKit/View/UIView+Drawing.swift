import DisplayList
import Geometry

extension UIView {
  /// What `draw(_:)` draws: called when the view was never drawn, asks for it, is in another environment, or has
  /// another size and the content mode `redraw`.
  func drawingCommands(with traits: UITraitCollection) -> [Command] {
    let size = Size2D(layer.displayed.bounds.size)
    if let drawing, drawing.traits == traits,
      drawing.size == size || contentMode != .redraw || drawing.isEmpty
    {
      return drawing.commands(in: size, mode: contentMode)
    }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return [] }
    let recorded = CGContext.recording(size: size, origin: Point2D(bounds.origin)) { _ in
      traits.performAsCurrent { draw(bounds) }
    }.cut(to: Rectangle(origin: .zero, size: size))
    drawing = RecordedDrawing(commands: recorded, size: size, traits: traits)
    return recorded
  }
}
