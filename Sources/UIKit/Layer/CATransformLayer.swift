/// A layer that does not flatten its sublayers, so that they share the 3-D space of its siblings.
///
/// It draws nothing itself: background, contents, border, shadow, mask and clip have no effect.
open class CATransformLayer: CALayer {
  override var flattensSublayers: Bool { false }

  /// Returns nil, because a transform layer has no plane of its own.
  open override func hitTest(_ point: CGPoint) -> CALayer? { nil }
}
