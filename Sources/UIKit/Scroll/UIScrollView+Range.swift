// The range of scrolling.
extension UIScrollView {
  /// The offsets at which scrolling may end, each between two device pixels.
  var scrollRange: ScrollRange {
    range(
      contentSize: contentSize, inset: adjustedContentInset.extended(by: collapsedBarHeight),
      viewSize: bounds.size, alignment: contentAlignmentPoint)
  }

  func range(
    contentSize: CGSize, inset: UIEdgeInsets, viewSize: CGSize, alignment: CGPoint
  ) -> ScrollRange {
    ScrollRange(contentSize: contentSize, inset: inset, viewSize: viewSize, alignment: alignment)
      .rounded(to: pixelGrid)
  }

  /// The visible part of the content that insets do not cover. Empty when they cover everything.
  var visibleContent: CGRect {
    let (bounds, inset) = (bounds, adjustedContentInset)
    return CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top,
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  /// The sum of content inset, safe area and the space for a refresh control.
  var validContentInset: UIEdgeInsets {
    let (inset, safeArea) = (contentInset, safeAreaContribution)
    func sum(_ one: CGFloat, _ other: CGFloat) -> CGFloat { (one + other).isFinite ? one + other : 0 }
    return UIEdgeInsets(
      top: sum(inset.top, safeArea.top) + (refreshControl?.reservedHeight ?? 0),
      left: sum(inset.left, safeArea.left),
      bottom: sum(inset.bottom, safeArea.bottom), right: sum(inset.right, safeArea.right))
  }

  /// The part of the safe area that is added to the content inset.
  var safeAreaContribution: UIEdgeInsets {
    let safeArea = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeArea
    case .automatic, .scrollableAxes:
      let isBelowBar = isContentBelowBar && contentInsetAdjustmentBehavior == .automatic
      let vertical = isBelowBar || alwaysBounceVertical || contentSize.height > bounds.height
      let horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
      return UIEdgeInsets(
        top: vertical ? safeArea.top : 0, left: horizontal ? safeArea.left : 0,
        bottom: vertical ? safeArea.bottom : 0, right: horizontal ? safeArea.right : 0)
    }
  }

  /// The nearest offset in the range that makes a rectangle visible, or as much of it as fits. Nil for an invalid
  /// rectangle.
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

  /// The point, with invalid coordinates replaced by those of `old` and reported.
  func finite(_ point: CGPoint, or old: CGPoint) -> CGPoint {
    guard !(point.x.isFinite && point.y.isFinite) else { return point }
    UIDiagnostic.report(
      .invalidContentOffset,
      "The content offset (\(point.x), \(point.y)) is not finite. The old coordinate is kept. Set finite coordinates."
    )
    return CGPoint(x: point.x.isFinite ? point.x : old.x, y: point.y.isFinite ? point.y : old.y)
  }
}

extension UIEdgeInsets {
  /// The insets, with more at the upper edge.
  func extended(by height: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top + height, left: left, bottom: bottom, right: right)
  }
}
