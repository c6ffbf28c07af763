/// Methods that a layer calls on its delegate, which is usually its view.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Called when the layer's size changed or layout was requested. Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Called before the next frame after `setNeedsDisplay()`. Sets the layer's `contents`, instead of drawing. Optional.
  func display(_ layer: CALayer)
  /// Called before `draw(_:in:)`. Optional.
  func layerWillDraw(_ layer: CALayer)
  /// Called before the next frame after `setNeedsDisplay()`, without `display(_:)`. Draws the contents into a context with
  /// the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The action for a property. `NSNull` is none; nil leaves the choice to the layer. Optional.
  ///
  /// A layer asks when its path changes in an animation block, and for all properties if it has `actions`.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Lets the layer draw.
  public func display(_ layer: CALayer) { layer.displayByDrawing() }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
