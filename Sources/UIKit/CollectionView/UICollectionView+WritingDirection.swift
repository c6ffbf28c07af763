// Right to left: the layout keeps its own coordinates, and the content is their mirror image.
extension UICollectionView {
  /// Takes note of the direction in which the layout is to be shown now.
  ///
  /// When that changes, the offset stays as far from the side on which the content begins as it was from the other
  /// one; an offset outside of the range of scrolling is left alone.
  func followWritingDirection() {
    let isMirrored = mirrors(collectionViewLayout)
    guard isMirrored != isContentMirrored else { return }
    isContentMirrored = isMirrored
    let range = scrollRange
    guard (range.start.x...range.end.x).contains(contentOffset.x) else { return }
    contentOffset.x = range.start.x + range.end.x - contentOffset.x
  }

  /// Whether a layout is shown as its mirror image.
  func mirrors(_ layout: UICollectionViewLayout) -> Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  // MARK: - From the content to the layout and back

  /// From the layout to the content.
  var mirror: ContentMirror { ContentMirror(isOn: isContentMirrored, width: contentSize.width) }

  /// A rectangle of the content as the layout sees it, and the other way round.
  func mirroredIfNeeded(_ rect: CGRect) -> CGRect { mirror.image(of: rect) }

  /// A content offset as the layout sees it, and the other way round.
  func mirroredIfNeeded(_ offset: CGPoint) -> CGPoint { mirror.image(of: offset, ofViewport: bounds.size) }

  /// What the layout says of an element, for the content, and the other way round.
  func mirroredIfNeeded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    mirror.image(of: attributes)
  }

  // MARK: - Asking the layout

  /// What is in a rectangle of the content. For an area, the answer is kept to answer questions about its elements.
  func layoutElements(
    in rect: CGRect, of area: KnownAttributes.Area? = nil
  ) -> [UICollectionViewLayoutAttributes] {
    let found = answer(in: mirroredIfNeeded(rect), of: area)
    return isContentMirrored ? found.map { mirroredIfNeeded($0) } : found
  }

  /// Where an item stands in the content.
  func layoutItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributes(of: ElementKey(category: .cell, indexPath: indexPath))
      .map { mirroredIfNeeded($0) }
  }

  /// Where the layout wants a motion to end.
  func layoutTarget(for proposal: CGPoint, velocity: CGPoint) -> CGPoint {
    let velocity = CGPoint(x: isContentMirrored ? -velocity.x : velocity.x, y: velocity.y)
    return mirroredIfNeeded(
      collectionViewLayout.targetContentOffset(
        forProposedContentOffset: mirroredIfNeeded(proposal), withScrollingVelocity: velocity))
  }
}
