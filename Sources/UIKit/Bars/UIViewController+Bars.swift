// What bars show for a controller.
extension UIViewController {
  /// The scroll view that bars follow: the one that was set, or else the controller's view, or its first subview.
  var scrollViewForBars: UIScrollView? {
    if let chosen = bars.scrollView { return chosen }
    if let child = children.first, child.viewIfLoaded?.superview === viewIfLoaded,
      child.viewIfLoaded?.frame == viewIfLoaded?.bounds
    {
      return child.scrollViewForBars
    }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  /// Notifies the controller's bars that its items changed.
  func toolbarItemsDidChange() { navigationController?.toolbarItemsDidChange(of: self) }
}
