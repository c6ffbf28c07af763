/// The destination of the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {
  /// Creates a target.
  public override init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    super.init(container: container, center: center, transform: transform)
  }
}
