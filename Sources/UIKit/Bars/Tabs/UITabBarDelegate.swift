/// Follows a tab bar that an app manages itself.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called when the user has selected a tab. Optional.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
