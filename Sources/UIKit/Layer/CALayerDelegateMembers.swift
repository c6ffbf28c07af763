/// The optional members of a layer's delegate, for calls with a question mark.
@preconcurrency @MainActor
public struct CALayerDelegateMembers {
  let delegate: any CALayerDelegate

  /// The layer's size changed, or a layout was asked for: place the sublayers.
  public func callAsFunction(of layer: CALayer) {
    delegate.layoutSublayers(of: layer)
  }
}

extension CALayerDelegate {
  /// The members of that base name, never nil, for calls with a question mark.
  public var layoutSublayers: CALayerDelegateMembers? { CALayerDelegateMembers(delegate: self) }
}
