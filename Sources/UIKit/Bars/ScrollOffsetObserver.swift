/// Follows the offset of a scroll view, as a bar over it does.
@MainActor
protocol ScrollOffsetObserver: AnyObject {
  /// Called when the offset changed.
  func scrollViewDidMove(_ scrollView: UIScrollView)
  /// Changes the offset at which scrolling will end.
  func restingOffset(_ offset: CGPoint, of scrollView: UIScrollView) -> CGPoint
}
