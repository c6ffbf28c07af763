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

  /// Notifies the controller's bars that its items changed.
  func toolbarItemsDidChange() { navigationController?.toolbarItemsDidChange(of: self) }
}
