import LayoutCore

// Headers and footers that stay on screen (behaviour 10).
extension UICollectionViewFlowLayout {
  /// The depth of what is pinned: over the cells, which are at 0.
  private static var pinnedDepth: Int { 10 }

  /// Whether headers or footers stay on screen.
  var pinsBoundaries: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// What stays on screen, and where the screen is now.
  var pinning: FlowPinning {
    guard pinsBoundaries, let view = collectionView else { return .none }
    return pinning(in: view.bounds, of: view)
  }

  /// The depth of an element.
  func depth(of kind: FlowElement.Kind) -> Int {
    switch kind {
    case .item: 0
    case .header: sectionHeadersPinToVisibleBounds ? Self.pinnedDepth : 0
    case .footer: sectionFootersPinToVisibleBounds ? Self.pinnedDepth : 0
    }
  }

  /// Names those headers and footers that the bounds may move: of the sections in view before and after.
  func namePinnedElements(
    in newBounds: CGRect, for context: UICollectionViewFlowLayoutInvalidationContext
  ) {
    // While more than that is stale, there is nothing to choose from.
    guard !isStale, let view = collectionView else { return }
    let (old, new) = (pinning(in: view.bounds, of: view), pinning(in: newBounds, of: view))
    let solver = placed
    let sections = [old, new].map { solver.sections(near: $0.start, to: $0.end) }
    let paths = Set(sections.joined()).sorted().map { IndexPath(item: 0, section: $0) }
    guard !paths.isEmpty else { return }
    if sectionHeadersPinToVisibleBounds {
      context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: paths)
    }
    if sectionFootersPinToVisibleBounds {
      context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionFooter, at: paths)
    }
  }

  /// Where what is in view begins along the scroll axis.
  var visibleStart: Double {
    collectionView.map { Double(visibleInterval(in: $0.bounds, of: $0).start) } ?? 0
  }

  private func pinning(in bounds: CGRect, of view: UICollectionView) -> FlowPinning {
    let interval = visibleInterval(in: bounds, of: view)
    return FlowPinning(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      start: interval.start, end: interval.end)
  }

  /// What of some bounds is in view and not covered by insets, along the scroll axis and as the layout sees it.
  private func visibleInterval(in bounds: CGRect, of view: UICollectionView) -> (start: CGFloat, end: CGFloat)
  {
    let inset = view.adjustedContentInset
    if scrollDirection == .vertical { return (bounds.minY + inset.top, bounds.maxY - inset.bottom) }
    let isMirrored = view.isContentMirrored
    let seen = view.mirroredIfNeeded(bounds)
    return (
      seen.minX + (isMirrored ? inset.right : inset.left), seen.maxX - (isMirrored ? inset.left : inset.right)
    )
  }
}
