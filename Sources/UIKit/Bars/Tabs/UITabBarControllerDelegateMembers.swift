/// The optional methods `tabBarController(…)` of a delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UITabBarControllerDelegateMembers {
  let delegate: any UITabBarControllerDelegate

  /// Calls `tabBarController(_:shouldSelect:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Calls `tabBarController(_:didSelect:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }
}

extension UITabBarControllerDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var tabBarController: UITabBarControllerDelegateMembers? {
    UITabBarControllerDelegateMembers(delegate: self)
  }
}
