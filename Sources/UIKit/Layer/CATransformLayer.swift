/// A layer that only holds its sublayers: it does not flatten them into its plane, so that they share the 3-D space of
/// its siblings.
///
/// It draws nothing itself: background, contents, border, shadow, mask and clip have no effect.
open class CATransformLayer: CALayer {
  override var flattensSublayers: Bool { false }

  /// There is no plane in which a point could be: nil.
  open override func hitTest(_ point: CGPoint) -> CALayer? { nil }
}
