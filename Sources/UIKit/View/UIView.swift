/// A rectangle with a layer, subviews, events and animation.
@preconcurrency @MainActor
open class UIView: FrameInitializable {
  /// Makes a view in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame = frame
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var center: CGPoint = .zero
  open var transform: CGAffineTransform = .identity
  open var transform3D: CATransform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var backgroundColor: UIColor?
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public let layer = CALayer()
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: index)
    view.superview = self
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func invalidateIntrinsicContentSize() {}
  open func draw(_ rect: CGRect) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open var intrinsicContentSize: CGSize { bounds.size }
}
