/// How far a scroll view has scrolled along one axis.
struct ScrollProgress: Equatable {
  /// The progress from the beginning of the content, 0, to its end, 1.
  var fraction: CGFloat
  /// The fraction of the content that is visible.
  var visibleFraction: CGFloat
  /// The distance past an edge, in points.
  var overshoot: CGFloat = 0

  /// Creates the progress of an offset in a range.
  ///
  /// - Returns: Nil when there is nothing to scroll.
  init?(offset: CGFloat, range: ClosedRange<CGFloat>, visible: CGFloat) {
    let way = range.upperBound - range.lowerBound
    guard way > 0, visible > 0 else { return nil }
    let legal = min(max(offset, range.lowerBound), range.upperBound)
    fraction = (legal - range.lowerBound) / way
    visibleFraction = visible / (way + visible)
    overshoot = abs(offset - legal)
  }

  /// Creates the progress of a layout that scrolls from item to item.
  ///
  /// - Parameters:
  ///   - position: The number of the current item, with the fraction of the way to the next one.
  ///   - count: The number of items.
  /// - Returns: Nil when there is nothing to scroll.
  init?(position: CGFloat, ofItems count: Int) {
    guard count > 1, position.isFinite else { return nil }
    fraction = min(max(position / CGFloat(count - 1), 0), 1)
    visibleFraction = 1 / CGFloat(count)
  }
}
