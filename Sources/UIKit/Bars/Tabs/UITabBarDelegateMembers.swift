/// The optional methods `tabBar(…)` of a delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UITabBarDelegateMembers {
  let delegate: any UITabBarDelegate

  /// Calls `tabBar(_:didSelect:)`.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
}

extension UITabBarDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var tabBar: UITabBarDelegateMembers? { UITabBarDelegateMembers(delegate: self) }
}
