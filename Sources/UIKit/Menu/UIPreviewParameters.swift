/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The colour behind the view.
  open var backgroundColor: UIColor! = .systemBackground
  /// The visible part of the view, in the view's coordinates. Nil for the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates. Nil for the outline of the visible part.
  open var shadowPath: UIBezierPath?

  /// Creates parameters for the whole view.
  public override init() { super.init() }
}
