/// Methods that a layer calls on its delegate, which is usually its view.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Called when the layer's size changed or layout was requested. Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Called before the next frame after `setNeedsDisplay()`. Draws the contents into a context with the layer's
  /// coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}
