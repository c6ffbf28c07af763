// Right-to-left: the layout keeps its own coordinates, and the content is mirrored.
extension UICollectionView {
  /// Updates whether the content is mirrored.
  ///
  /// If this changes, the offset keeps its distance from the side at which the content begins. An offset outside the
  /// scrollable range is not changed.
  func followWritingDirection() {
    let isMirrored = mirrors(collectionViewLayout)
    guard isMirrored != isContentMirrored else { return }
    isContentMirrored = isMirrored
    let range = scrollRange
    guard (range.start.x...range.end.x).contains(contentOffset.x) else { return }
    contentOffset.x = range.start.x + range.end.x - contentOffset.x
  }

  /// Returns whether a layout is mirrored.
  func mirrors(_ layout: UICollectionViewLayout) -> Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  // MARK: - Converting between content and layout

  /// The conversion between layout and content coordinates.
  var mirror: ContentMirror { ContentMirror(isOn: isContentMirrored, width: contentSize.width) }

  /// Converts a rectangle between content and layout coordinates.
  func mirroredIfNeeded(_ rect: CGRect) -> CGRect { mirror.image(of: rect) }

  /// Converts a content offset between content and layout coordinates.
  func mirroredIfNeeded(_ offset: CGPoint) -> CGPoint { mirror.image(of: offset, ofViewport: bounds.size) }

  /// Converts attributes between layout and content coordinates.
  func mirroredIfNeeded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    mirror.image(of: attributes)
  }

  // MARK: - Asking the layout

  /// Returns the elements in a rectangle of the content. For an area, they are stored to answer later requests for
  /// individual elements.
  func layoutElements(
    in rect: CGRect, of area: KnownAttributes.Area? = nil
  ) -> [UICollectionViewLayoutAttributes] {
    let found = answer(in: mirroredIfNeeded(rect), of: area)
    return isContentMirrored ? found.map { mirroredIfNeeded($0) } : found
  }

  /// Returns the attributes of an item in content coordinates.
  func layoutItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributes(of: ElementKey(category: .cell, indexPath: indexPath))
      .map { mirroredIfNeeded($0) }
  }

  /// Returns the offset at which the layout ends a scroll.
  func layoutTarget(for proposal: CGPoint, velocity: CGPoint) -> CGPoint {
    let velocity = CGPoint(x: isContentMirrored ? -velocity.x : velocity.x, y: velocity.y)
    return mirroredIfNeeded(
      collectionViewLayout.targetContentOffset(
        forProposedContentOffset: mirroredIfNeeded(proposal), withScrollingVelocity: velocity))
  }
}
