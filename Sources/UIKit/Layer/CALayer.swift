/// What is drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Makes a layer of no size.
  public override init() { super.init() }
  open var bounds: CGRect = .zero
  open var position: CGPoint = .zero
  open var zPosition: CGFloat = 0
  open func setNeedsDisplay() {}
}
