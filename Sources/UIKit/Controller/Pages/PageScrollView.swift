/// The scroll view of a page view controller, which follows it even if an app sets another delegate.
final class PageScrollView: UIScrollView {
  private lazy var follower = PageScrollFollower(self)

  /// The controller whose pages it scrolls.
  weak var pageViewController: UIPageViewController?

  override var calledScrollViewDelegate: (any UIScrollViewDelegate)? { follower }
}

/// Notifies a page view controller, and then the delegate that the app has set.
@MainActor
private final class PageScrollFollower: NSObject, UIScrollViewDelegate {
  private unowned let view: PageScrollView

  init(_ view: PageScrollView) { self.view = view }

  private var controller: UIPageViewController? { view.pageViewController }
  private var delegate: (any UIScrollViewDelegate)? { view.scrollViewDelegate }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    controller?.contentDidScroll()
    delegate?.scrollViewDidScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    controller?.userWillDrag()
    delegate?.scrollViewWillBeginDragging(scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller?.rest() }
    delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    delegate?.scrollViewWillBeginDecelerating(scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    controller?.rest()
    delegate?.scrollViewDidEndDecelerating(scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    controller?.rest()
    delegate?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    delegate?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { delegate?.scrollViewDidScrollToTop(scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { delegate?.viewForZooming(in: scrollView) }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    delegate?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { delegate?.scrollViewDidZoom(scrollView) }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
