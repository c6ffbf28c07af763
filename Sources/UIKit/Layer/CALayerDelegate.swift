/// Methods that a layer calls on its delegate, which is usually its view.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Called when the layer's size changed or layout was requested. Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
