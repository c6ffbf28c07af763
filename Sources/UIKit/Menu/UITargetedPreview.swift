/// A view that is lifted off its place while a menu about it is open.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// Where it comes from, or goes to.
  public let target: UIPreviewTarget

  /// Makes a preview of a view somewhere.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Makes a preview of a view where it is; one that is nowhere is its own container.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target =
      view.superview.map { UIPreviewTarget(container: $0, center: view.center, transform: view.transform) }
      ?? UIPreviewTarget(container: view, center: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Makes a preview of the whole view where it is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// The same preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Where the preview is in a window, in its coordinates; nil when it is in none, or in another one.
  func frame(in window: UIWindow) -> CGRect? {
    guard target.container.window === window else { return nil }
    let size = view.bounds.size
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(target.transform)
    return window.convert(box.offsetBy(dx: target.center.x, dy: target.center.y), from: target.container)
  }
}
