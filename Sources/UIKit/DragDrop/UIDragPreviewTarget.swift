/// Where the preview of something that is dragged goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {
  /// Makes a target.
  public override init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    super.init(container: container, center: center, transform: transform)
  }
}
