/// The content offsets at which scrolling may end, and the shortest motions within them.
///
/// The range starts at `−inset` on the leading side. It ends where the end of the content, with its inset, is at the
/// end of the view. When the content is shorter than the view, the range is one offset: by default, the leading edge.
struct ScrollRange: Equatable {
  /// The offset at the upper left corner of the content.
  let start: CGPoint
  /// The offset at the lower right corner. On each axis at least `start`.
  let end: CGPoint

  /// The range for content in a view, with insets.
  ///
  /// - Parameter alignment: Where content that is smaller than the view is, from 0 to 1 on each axis.
  init(contentSize: CGSize, inset: UIEdgeInsets, viewSize: CGSize, alignment: CGPoint = .zero) {
    // Subtracts from 0, because negation of 0 would give −0 and print it.
    func start(_ before: CGFloat, _ length: CGFloat, _ after: CGFloat, _ view: CGFloat, _ alignment: CGFloat)
      -> CGFloat
    {
      0 - before - max(0, view - before - length - after) * alignment
    }
    self.start = CGPoint(
      x: start(inset.left, contentSize.width, inset.right, viewSize.width, alignment.x),
      y: start(inset.top, contentSize.height, inset.bottom, viewSize.height, alignment.y))
    let start = self.start
    end = CGPoint(
      x: max(start.x, contentSize.width + inset.right - viewSize.width),
      y: max(start.y, contentSize.height + inset.bottom - viewSize.height))
  }

  private init(start: CGPoint, end: CGPoint) { (self.start, self.end) = (start, end) }

  /// The range with its ends rounded to device pixels.
  func rounded(to grid: PixelGrid) -> ScrollRange {
    ScrollRange(start: grid.rounded(start), end: grid.rounded(end))
  }

  /// The nearest offset in the range.
  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, start.x), end.x),
      y: min(max(offset.y, start.y), end.y))
  }

  /// The offset in this range that corresponds to an offset in an old range.
  ///
  /// An offset at the leading edge stays there. Another offset changes only when it was in the old range and is not in
  /// this one. An offset that was set outside of the old range is kept. Where content begins at the right, the offset
  /// is measured from the right.
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

  /// Moves an offset along with the content. An offset at the beginning of the content stays there, and another one in
  /// the range stays in it.
  func move(_ offset: CGPoint, by shift: CGPoint, beginsAtRight: Bool) -> CGPoint {
    let moved = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
    guard clamp(offset) == offset else { return moved }
    let beginning = CGPoint(x: beginsAtRight ? end.x : start.x, y: start.y)
    let inside = clamp(moved)
    return CGPoint(
      x: offset.x == beginning.x ? beginning.x : inside.x, y: offset.y == beginning.y ? beginning.y : inside.y
    )
  }

  /// The shortest motion on one axis that brings `target` into `window`, or as much of it as fits.
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
