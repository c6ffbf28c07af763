/// The picture of something that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is seen.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  /// Makes a preview of the whole view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
