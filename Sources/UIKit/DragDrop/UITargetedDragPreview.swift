/// A view that is dragged, with the place it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The same preview with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
