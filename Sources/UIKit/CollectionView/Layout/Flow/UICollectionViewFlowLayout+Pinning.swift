import LayoutCore

// Headers and footers that stay on screen (Behaviour.md 10).
extension UICollectionViewFlowLayout {
  /// The z-index of pinned elements, in front of cells, which have 0.
  private static var pinnedDepth: Int { 10 }

  /// Whether headers or footers stay on screen.
  var pinsBoundaries: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// The pinned elements, and the interval that is on screen.
  var pinning: SectionPinning {
    guard pinsBoundaries, let view = collectionView else { return .none }
    return pinning(in: view.bounds, of: view)
  }

  /// Returns the z-index of an element.
  func depth(of kind: SectionElement.Kind) -> Int {
    switch kind {
    case .item: 0
    case .header: sectionHeadersPinToVisibleBounds ? Self.pinnedDepth : 0
    case .footer: sectionFootersPinToVisibleBounds ? Self.pinnedDepth : 0
    }
  }

  /// Names the headers and footers that a bounds change may move: those of the sections in view before and after it.
  func namePinnedElements(
    in newBounds: CGRect, for context: UICollectionViewFlowLayoutInvalidationContext
  ) {
    // While the layout is invalid, there are no sections to choose from.
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

  /// The start of the visible interval along the scroll axis.
  var visibleStart: Double {
    collectionView.map { Double(visibleInterval(in: $0.bounds, of: $0).start) } ?? 0
  }

  private func pinning(in bounds: CGRect, of view: UICollectionView) -> SectionPinning {
    let interval = visibleInterval(in: bounds, of: view)
    return SectionPinning(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      start: interval.start, end: interval.end)
  }

  /// Returns the interval along the scroll axis that is in view and not covered by insets, in the layout's coordinates.
  private func visibleInterval(in bounds: CGRect, of view: UICollectionView) -> (start: CGFloat, end: CGFloat)
  {
    let inset = view.adjustedContentInset
    if scrollDirection == .vertical { return (bounds.minY + inset.top, bounds.maxY - inset.bottom) }
    let mirror = view.contentMirror
    let (seen, isMirrored) = (mirror.image(of: bounds), mirror.isOn)
    return (
      seen.minX + (isMirrored ? inset.right : inset.left), seen.maxX - (isMirrored ? inset.left : inset.right)
    )
  }
}
