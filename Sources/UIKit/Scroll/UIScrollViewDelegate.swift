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

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
