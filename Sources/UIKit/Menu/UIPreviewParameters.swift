/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// What is behind the view.
  open var backgroundColor: UIColor! = .systemBackground
  /// The part of the view that is seen, in its coordinates; all of it when nil.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; that of what is seen when nil.
  open var shadowPath: UIBezierPath?

  /// Makes parameters for the whole view.
  public override init() { super.init() }
}
