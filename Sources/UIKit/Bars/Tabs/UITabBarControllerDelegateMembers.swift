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

  /// Calls `tabBarController(_:shouldSelectTab:)`.
  public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelectTab: tab)
  }

  /// Calls `tabBarController(_:didSelectTab:previousTab:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    delegate.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }

  /// Calls `tabBarController(_:animationControllerForTransitionFrom:to:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  /// Calls `tabBarController(_:interactionControllerFor:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}

extension UITabBarControllerDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var tabBarController: UITabBarControllerDelegateMembers? {
    UITabBarControllerDelegateMembers(delegate: self)
  }
}
