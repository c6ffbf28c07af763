// What bars show for a controller.
extension UIViewController {
  /// The scroll view that bars follow: the one that was set, or else the main view of the controller, or the
  /// first subview of its view.
  var scrollViewForBars: UIScrollView? {
    if let chosen = bars.scrollView { return chosen }
    if let child = children.first, child.viewIfLoaded?.superview === viewIfLoaded,
      child.viewIfLoaded?.frame == viewIfLoaded?.bounds
    {
      return child.scrollViewForBars
    }
    return mainView as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  /// The edges at which the view of a child extends below the bars. It ends at bars that are not translucent, unless the
  /// child wants otherwise. A navigation controller decides for the controllers in it.
  func edgesBelowBars(of child: UIViewController) -> UIRectEdge {
    var edges = child.edgesForExtendedLayout
    guard !child.extendedLayoutIncludesOpaqueBars else { return edges }
    let navigation = self as? UINavigationController
    if let navigation, !navigation.isNavigationBarHidden, !navigation.navigationBar.isTranslucent {
      edges.remove(.top)
    }
    if let navigation, !navigation.isToolbarHidden, !navigation.toolbar.isTranslucent {
      edges.remove(.bottom)
    }
    let tabs = self as? UITabBarController ?? tabBarController
    if let tabs, !tabs.tabBar.isHidden, !tabs.tabBar.isTranslucent { edges.remove(.bottom) }
    return edges
  }

  /// Notifies the controller's bars that its items changed.
  func toolbarItemsDidChange() { navigationController?.toolbarItemsDidChange(of: self) }
}
