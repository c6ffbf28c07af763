/// The optional methods of a layer's delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct CALayerDelegateMembers {
  let delegate: any CALayerDelegate

  /// Calls `draw(_:in:)`.
  public func callAsFunction(_ layer: CALayer, in ctx: CGContext) { delegate.draw(layer, in: ctx) }

  /// Calls `layoutSublayers(of:)`.
  public func callAsFunction(of layer: CALayer) {
    delegate.layoutSublayers(of: layer)
  }

  /// Calls `action(for:forKey:)`.
  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    delegate.action(for: layer, forKey: event)
  }
}

extension CALayerDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var layoutSublayers: CALayerDelegateMembers? { CALayerDelegateMembers(delegate: self) }

  /// `action(for:forKey:)`, for calls with a question mark.
  public var action: CALayerDelegateMembers? { CALayerDelegateMembers(delegate: self) }

  /// `display(_:)`, for calls with a question mark.
  public var display: ((CALayer) -> Void)? { { self.display($0) } }

  /// `layerWillDraw(_:)`, for calls with a question mark.
  public var layerWillDraw: ((CALayer) -> Void)? { { self.layerWillDraw($0) } }

  /// `draw(_:in:)`, for calls with a question mark.
  public var draw: CALayerDelegateMembers? { CALayerDelegateMembers(delegate: self) }
}
