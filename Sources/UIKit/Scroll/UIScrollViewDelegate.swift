/// Is told what a scroll view does. Every member is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset changed, by whatever cause.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A scroll begun in code with animation has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The insets changed that content inset and safe area make together.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// What stands for a member that is not implemented.
extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

// Calls with a question mark, as in `delegate?.scrollViewDidScroll?(view)`, find these properties.
extension UIScrollViewDelegate {
  /// The method of that name, never nil.
  public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }
  /// The method of that name, never nil.
  public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// The method of that name, never nil.
  public var scrollViewDidChangeAdjustedContentInset: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}
