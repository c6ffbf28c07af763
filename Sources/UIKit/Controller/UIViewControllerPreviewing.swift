/// The preview of a controller that a firm press shows on some devices, before iOS 13. It is never shown: no press is firm
/// here, and ``UIContextMenuInteraction`` has taken its place.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
  /// The delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// Decides about the preview of a controller. Never asked.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller that was previewed.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  private final class Previewing: NSObject, UIViewControllerPreviewing {
    let sourceView: UIView
    var sourceRect: CGRect
    unowned let delegate: any UIViewControllerPreviewingDelegate

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
      (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
    }
  }

  /// Has no effect: no press is firm here.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }

  /// Has no effect.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
