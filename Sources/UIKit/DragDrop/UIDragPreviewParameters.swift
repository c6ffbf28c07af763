/// The appearance of the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  /// Creates parameters for the whole view.
  public override init() { super.init() }
}
