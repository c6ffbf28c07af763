/// A view controller that is the delegate of its scroll view: of a collection view or a table view.
///
/// This class declares all methods of the delegate, because the compiler does not find a protocol method that only a
/// subclass of the conforming class implements.
@preconcurrency @MainActor
open class _ScrollViewController: UIViewController, UIScrollViewDelegate {
  private var inputInset = InputInset()

  override func viewIsAboutToLayout() {
    avoidInputViews()
    super.viewIsAboutToLayout()
  }

  /// Adapts the insets of the scroll view to the views for input, and shows a field in it that they would cover.
  func avoidInputViews() {
    guard let scrollView = mainView as? UIScrollView, let window = scrollView.window else { return }
    let covered = window.inputViews.heightCovered(of: scrollView)
    guard inputInset.update(scrollView, covered: covered), covered > 0,
      let field = window.firstResponder as? UIView, field.isDescendant(of: scrollView)
    else { return }
    scrollView.scrollRectToVisible(scrollView.convert(field.bounds, from: field), animated: false)
  }

  /// Called when the content offset changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
  /// Keeps the proposed offset.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
  /// Returns nil.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView.receiverLacksMember()
    return nil
  }
  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    scrollView.receiverLacksMember()
  }
  /// Returns true.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    scrollView.receiverLacksMember()
    return true
  }
  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }

  /// Called when an animated scroll that code started has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }

  /// Called when the sum of content inset and safe area changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
}
