import UIKit

/// A controller that is the delegate of its navigation controller, which it reaches by a property of the name of the
/// delegate's members.
public final class NavigatingController: UIViewController, UINavigationControllerDelegate {
  /// The titles of the controllers that were about to be shown.
  public private(set) var shown = 0

  /// Becomes the delegate.
  public func begin() { navigationController?.delegate = self }

  /// Shows another controller.
  public func push(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: false)
  }

  /// Counts.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { shown += 1 }
}
