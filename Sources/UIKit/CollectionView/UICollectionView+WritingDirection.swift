// Right to left: the layout keeps its own coordinates, and the content is their mirror image.
extension UICollectionView {
  /// Takes note of the direction in which the layout is to be shown now.
  ///
  /// When that changes, the offset stays as far from the side on which the content begins as it was from the other
  /// one; an offset outside of the range of scrolling is left alone.
  func followWritingDirection() {
    let layout = collectionViewLayout
    let isMirrored =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    guard isMirrored != isContentMirrored else { return }
    isContentMirrored = isMirrored
    let range = scrollRange
    guard (range.start.x...range.end.x).contains(contentOffset.x) else { return }
    contentOffset.x = range.start.x + range.end.x - contentOffset.x
  }

  // MARK: - From the content to the layout and back

  /// A rectangle of the content as the layout sees it, and the other way round: `x' = W − x − w`.
  func mirroredIfNeeded(_ rect: CGRect) -> CGRect {
    guard isContentMirrored else { return rect }
    let rect = rect.standardized
    return CGRect(
      x: contentSize.width - rect.origin.x - rect.width, y: rect.origin.y, width: rect.width,
      height: rect.height)
  }

  /// A content offset as the layout sees it, and the other way round.
  func mirroredIfNeeded(_ offset: CGPoint) -> CGPoint {
    mirroredIfNeeded(CGRect(origin: offset, size: bounds.size)).origin
  }

  /// What the layout says of an element, for the content: a copy where the content is mirrored, else the same object.
  ///
  /// A transform is seen in the mirror too: what was turned clockwise is turned the other way, and what it draws
  /// fills the mirrored `frame`. The element itself is not drawn the wrong way round.
  func mirroredIfNeeded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isContentMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    if CATransform3DIsIdentity(copy.transform3D) {
      copy.frame = mirroredIfNeeded(copy.frame)
    } else {
      copy.center.x = contentSize.width - copy.center.x
      copy.transform3D = copy.transform3D.mirrored
    }
    return copy
  }

  // MARK: - Asking the layout

  /// What is in a rectangle of the content.
  func layoutElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = collectionViewLayout.layoutAttributesForElements(in: mirroredIfNeeded(rect)) ?? []
    return isContentMirrored ? found.map { mirroredIfNeeded($0) } : found
  }

  /// Where an item stands in the content.
  func layoutItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath).map { mirroredIfNeeded($0) }
  }

  /// Where a supplementary element stands in the content.
  func layoutSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
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

extension CATransform3D {
  /// The same between two reflections in x: `S · M · S` with `S = diag(−1, 1, 1, 1)`.
  fileprivate var mirrored: CATransform3D {
    var result = self
    result.m12 = -m12
    result.m13 = -m13
    result.m14 = -m14
    result.m21 = -m21
    result.m31 = -m31
    result.m41 = -m41
    return result
  }
}
