/// What a layer asks and tells the object behind it, usually its view.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// The layer's size changed, or a layout was asked for: place the sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
