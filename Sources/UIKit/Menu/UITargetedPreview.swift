/// A view that is shown as a preview while its menu is open.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters
  /// The source or the destination of the preview.
  public let target: UIPreviewTarget

  /// Creates a preview with a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview at the view's current position. A view without a superview is its own container.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target =
      view.superview.map { UIPreviewTarget(container: $0, center: view.center, transform: view.transform) }
      ?? UIPreviewTarget(container: view, center: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of the whole view at its current position.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// A copy of the preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The frame of the preview in a window. Nil when the preview is not in that window.
  func frame(in window: UIWindow) -> CGRect? {
    guard target.container.window === window else { return nil }
    let size = view.bounds.size
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(target.transform)
    return window.convert(box.offsetBy(dx: target.center.x, dy: target.center.y), from: target.container)
  }
}
