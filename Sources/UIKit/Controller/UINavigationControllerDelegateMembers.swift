/// The optional members of a navigation controller's delegate, for calls with a question mark.
@preconcurrency @MainActor
public struct UINavigationControllerDelegateMembers {
  let delegate: any UINavigationControllerDelegate

  /// A controller is about to be shown.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  /// A controller is shown.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }
}

extension UINavigationControllerDelegate {
  /// The members of that base name, never nil, for calls with a question mark.
  public var navigationController: UINavigationControllerDelegateMembers? {
    UINavigationControllerDelegateMembers(delegate: self)
  }
}
