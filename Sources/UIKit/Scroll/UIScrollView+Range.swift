// The range of scrolling, and what keeps the offset in it.
extension UIScrollView {
  /// The offsets that scrolling by hand may come to rest at, between two device pixels.
  var scrollRange: ScrollRange {
    range(contentSize: contentSize, inset: adjustedContentInset, viewSize: bounds.size)
  }

  private func range(contentSize: CGSize, inset: UIEdgeInsets, viewSize: CGSize) -> ScrollRange {
    ScrollRange(contentSize: contentSize, inset: inset, viewSize: viewSize).rounded(to: pixelGrid)
  }

  /// The part of the content that is seen and not covered by insets; of no extent where they leave none.
  var visibleContent: CGRect {
    let (bounds, inset) = (bounds, adjustedContentInset)
    return CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top,
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  /// Content inset and safe area together.
  var validContentInset: UIEdgeInsets {
    let (inset, safeArea) = (contentInset, safeAreaContribution)
    func sum(_ one: CGFloat, _ other: CGFloat) -> CGFloat { (one + other).isFinite ? one + other : 0 }
    return UIEdgeInsets(
      top: sum(inset.top, safeArea.top), left: sum(inset.left, safeArea.left),
      bottom: sum(inset.bottom, safeArea.bottom), right: sum(inset.right, safeArea.right))
  }

  /// What the safe area adds to the content inset.
  private var safeAreaContribution: UIEdgeInsets {
    let safeArea = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeArea
    case .automatic, .scrollableAxes:
      let vertical = alwaysBounceVertical || contentSize.height > bounds.height
      let horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
      return UIEdgeInsets(
        top: vertical ? safeArea.top : 0, left: horizontal ? safeArea.left : 0,
        bottom: vertical ? safeArea.bottom : 0, right: horizontal ? safeArea.right : 0)
    }
  }

  /// Carries the offset over to a new range, and tells of a new adjusted inset.
  ///
  /// - Parameters:
  ///   - contentSize: The content size before the change, nil when it is the same.
  ///   - viewSize: The size of the bounds before the change, nil when it is the same.
  func rangeDidChange(contentSize: CGSize? = nil, viewSize: CGSize? = nil) {
    let old = range(
      contentSize: contentSize ?? self.contentSize, inset: lastAdjustedContentInset,
      viewSize: viewSize ?? bounds.size)
    let inset = adjustedContentInset
    let insetChanged = inset != lastAdjustedContentInset
    lastAdjustedContentInset = inset
    let offset = scrollRange.carry(contentOffset, from: old, beginsAtRight: contentBeginsAtRight)
    // One that was set through the bounds stays between pixels.
    if offset != contentOffset { contentOffset = offset }
    motion.rangeDidChange()
    if insetChanged { adjustedContentInsetDidChange() }
  }

  /// What follows from new bounds: a layout pass, word to the delegate, and another range.
  func boundsDidChange(from old: CGRect, to new: CGRect) {
    setContentNeedsLayout()
    if new.origin != old.origin { notifyDidScroll() }
    if new.size != old.size { rangeDidChange(viewSize: old.size) }
  }

  /// The offset that brings a rectangle into the visible area, or as much of it as fits, with the least
  /// motion; clamped to the range. Nil for a rectangle that is nowhere.
  func offset(showing rect: CGRect) -> CGPoint? {
    guard !rect.isNull, rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite
    else { return nil }
    let visible = visibleContent
    let shiftX = ScrollRange.minimumShift(
      showing: rect.minX...rect.maxX, in: visible.minX...visible.maxX)
    let shiftY = ScrollRange.minimumShift(
      showing: rect.minY...rect.maxY, in: visible.minY...visible.maxY)
    return scrollRange.clamp(CGPoint(x: contentOffset.x + shiftX, y: contentOffset.y + shiftY))
  }

  /// The point, with coordinates that are not finite replaced and said.
  func finite(_ point: CGPoint, or old: CGPoint) -> CGPoint {
    guard !(point.x.isFinite && point.y.isFinite) else { return point }
    UIDiagnostic.report(
      .invalidContentOffset,
      "the content offset (\(point.x), \(point.y)) is not finite; the old coordinate is kept")
    return CGPoint(x: point.x.isFinite ? point.x : old.x, y: point.y.isFinite ? point.y : old.y)
  }

  /// Tells the delegate of a new offset, also inside its answer to the last one.
  ///
  /// A delegate that puts the offset right is told of that as well. One that answers every scroll with
  /// another is stopped: changes at the depth of `deepestScrollNotification` are not told.
  private func notifyDidScroll() {
    guard scrollNotificationDepth < Self.deepestScrollNotification else {
      UIDiagnostic.report(
        .endlessScrolling,
        "scrollViewDidScroll(_:) answers each scroll with another; the offset is left at \(contentOffset)")
      return
    }
    scrollNotificationDepth += 1
    defer { scrollNotificationDepth -= 1 }
    scrollViewDelegate?.scrollViewDidScroll(self)
  }

  private static var deepestScrollNotification: Int { 16 }
}
