/// How the preview of something that is dragged looks.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  /// Makes parameters for the whole view.
  public override init() { super.init() }
}
