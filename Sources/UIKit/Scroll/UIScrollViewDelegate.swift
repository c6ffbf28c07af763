/// Methods that receive the events of a scroll view. Every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content offset changed, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a drag begins, before the offset changes.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger lifts. The delegate may change the offset at which scrolling ends.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The release velocity, in points per millisecond.
  ///   - targetContentOffset: The offset at which scrolling ends.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger has lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when a deceleration begins.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when a deceleration ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Whether the user may scroll to the top. By default, returns true. Never called: there is no status bar to tap.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the user scrolled to the top. Never called: there is no status bar to tap.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The view to zoom. By default, returns nil.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when zooming ended.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called when an animated scroll that code started has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called when the sum of content inset and safe area changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// The defaults for methods that are not implemented.
extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
  /// Keeps the proposed offset.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    scrollView.receiverLacksMember()
    return true
  }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView.receiverLacksMember()
    return nil
  }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollView.receiverLacksMember()
  }
}

// Calls with a question mark, as in `delegate?.scrollViewDidScroll?(view)`, use these properties.
extension UIScrollViewDelegate {
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var scrollViewWillEndDragging: UIScrollViewDelegateMembers.WillEndDragging? { .init(delegate: self) }
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var scrollViewDidEndDragging: UIScrollViewDelegateMembers.DidEndDragging? { .init(delegate: self) }
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var scrollViewWillBeginDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var scrollViewShouldScrollToTop: (@MainActor (UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var scrollViewDidScrollToTop: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var viewForZooming: UIScrollViewDelegateMembers.ViewForZooming? { .init(delegate: self) }
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var scrollViewWillBeginZooming: UIScrollViewDelegateMembers.WillBeginZooming? {
    .init(delegate: self)
  }
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var scrollViewDidZoom: (@MainActor (UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var scrollViewDidEndZooming: UIScrollViewDelegateMembers.DidEndZooming? { .init(delegate: self) }
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// The delegate's method of this name, for calls with a question mark. Never nil.
  public var scrollViewDidChangeAdjustedContentInset: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}
