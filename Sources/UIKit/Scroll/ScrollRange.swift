/// The content offsets that scrolling by hand may come to rest at, and the least motions within them.
///
/// From `−inset` on the leading side to where the content's end, with its inset, meets the view's; no further
/// than the leading edge when the content is shorter than the view.
struct ScrollRange: Equatable {
  /// The offset at the content's upper left corner.
  let start: CGPoint
  /// The offset at its lower right corner; on no axis less than `start`.
  let end: CGPoint

  /// The range for content in a view, insets included.
  init(contentSize: CGSize, inset: UIEdgeInsets, viewSize: CGSize) {
    // Subtracted from 0, because negating 0 would give −0, which prints as such.
    start = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    end = CGPoint(
      x: max(start.x, contentSize.width + inset.right - viewSize.width),
      y: max(start.y, contentSize.height + inset.bottom - viewSize.height))
  }

  private init(start: CGPoint, end: CGPoint) { (self.start, self.end) = (start, end) }

  /// The range with its ends on device pixels, where offsets are.
  func rounded(to grid: PixelGrid) -> ScrollRange {
    ScrollRange(start: grid.rounded(start), end: grid.rounded(end))
  }

  /// The offset of the range that is nearest.
  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, start.x), end.x),
      y: min(max(offset.y, start.y), end.y))
  }

  /// Where an offset goes when this range takes the place of an old one.
  ///
  /// At the leading edge it stays there. Elsewhere it moves only when it was legal and no longer is; one set
  /// outside on purpose is left alone. Where content begins at the right, all this is counted from there.
  func carry(_ offset: CGPoint, from old: ScrollRange, beginsAtRight: Bool = false) -> CGPoint {
    func carry(
      _ value: CGFloat, _ old: ClosedRange<CGFloat>, _ new: ClosedRange<CGFloat>
    ) -> CGFloat {
      if value == old.lowerBound { return new.lowerBound }
      guard old.contains(value) else { return value }
      return min(max(value, new.lowerBound), new.upperBound)
    }
    let (oldX, newX) = (old.start.x...old.end.x, start.x...end.x)
    var x = carry(offset.x, oldX, newX)
    if beginsAtRight, oldX.contains(offset.x) {
      x = end.x - carry(old.end.x - offset.x, 0...(old.end.x - old.start.x), 0...(end.x - start.x))
    }
    return CGPoint(
      x: x,
      y: carry(offset.y, old.start.y...old.end.y, start.y...end.y))
  }

  /// The least motion on one axis that brings `target` into `window`, or as much of it as fits.
  static func minimumShift(
    showing target: ClosedRange<CGFloat>, in window: ClosedRange<CGFloat>
  ) -> CGFloat {
    let toStart = target.lowerBound - window.lowerBound
    let toEnd = target.upperBound - window.upperBound
    if toStart > 0, toEnd > 0 { return min(toStart, toEnd) }
    if toStart < 0, toEnd < 0 { return max(toStart, toEnd) }
    return 0
  }
}
