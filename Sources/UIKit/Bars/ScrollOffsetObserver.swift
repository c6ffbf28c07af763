/// Follows the offset of a scroll view, as a bar over it does.
@MainActor
protocol ScrollOffsetObserver: AnyObject {
  /// How much the bar would grow if the content were at its upper edge, in points.
  var collapsedBarHeight: CGFloat { get }
  /// Called when the offset changed.
  func scrollViewDidMove(_ scrollView: UIScrollView)
  /// Called when the range of offsets changed.
  func scrollRangeDidChange(of scrollView: UIScrollView)
  /// Changes the offset at which scrolling will end.
  func restingOffset(_ offset: CGPoint, of scrollView: UIScrollView) -> CGPoint
}

extension UIScrollView {
  /// Whether the content continues below the visible part, behind a bar at the lower edge (Behaviour.md 27.38).
  var hasContentBelow: Bool { scrollRange.end.y - contentOffset.y > 0.5 }
}
