/// The preview of a dragged item, with its source or destination.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// A copy of the preview with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
