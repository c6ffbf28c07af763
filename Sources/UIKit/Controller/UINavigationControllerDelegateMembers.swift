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
}

extension UINavigationControllerDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var navigationController: UINavigationControllerDelegateMembers? {
    UINavigationControllerDelegateMembers(delegate: self)
  }
}
