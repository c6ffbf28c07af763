// Scrolling in proportion to the whole content.
extension UIScrollView {
  /// The progress of the offset in the range of scrolling.
  func rangeProgress(along axis: NSLayoutConstraint.Axis) -> ScrollProgress? {
    let (bounds, range) = (bounds, scrollRange)
    return axis == .vertical
      ? ScrollProgress(offset: bounds.minY, range: range.start.y...range.end.y, visible: bounds.height)
      : ScrollProgress(offset: bounds.minX, range: range.start.x...range.end.x, visible: bounds.width)
  }

  /// The offset at a progress in the range of scrolling.
  func rangeOffset(atProgress progress: CGFloat, along axis: NSLayoutConstraint.Axis) -> CGPoint {
    let (offset, range) = (contentOffset, scrollRange)
    // Weighting both ends is exact at both, unlike adding a fraction of the difference.
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start * (1 - progress) + end * progress }
    return axis == .vertical
      ? CGPoint(x: offset.x, y: between(range.start.y, range.end.y))
      : CGPoint(x: between(range.start.x, range.end.x), y: offset.y)
  }
}
