/// The optional methods of a navigation controller's delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UINavigationControllerDelegateMembers {
  let delegate: any UINavigationControllerDelegate

  /// Calls `navigationController(_:willShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  /// Calls `navigationController(_:didShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  /// Calls `navigationController(_:animationControllerFor:from:to:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  /// Calls `navigationController(_:interactionControllerFor:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(navigationController, interactionControllerFor: animationController)
  }
}

extension UINavigationControllerDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var navigationController: UINavigationControllerDelegateMembers? {
    UINavigationControllerDelegateMembers(delegate: self)
  }
}
