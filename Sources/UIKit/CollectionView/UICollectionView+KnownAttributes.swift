// Attributes of single elements, from those that the layout has returned for a rectangle (Behaviour.md 1.11).
extension UICollectionView {
  /// Returns the attributes that the current layout has returned for an element in a rectangle, in layout coordinates;
  /// nil if it has not returned any, or if they are invalid.
  ///
  /// If an invalidation has named only other elements, the layout is asked for the rectangle again, because it may also
  /// have moved elements that it did not name.
  func knownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    // Attributes may depend on the offset, and the current offset is only assumed.
    guard !boundsChange.isHypothetical else { return nil }
    if let found = known[key] { return found }
    guard !pendingInvalidation.isStale, !isPreparingLayout, let (area, rect) = known.outdatedAnswer(with: key)
    else { return nil }
    // If the layout asks for an element while it is being asked, it finds no known attributes.
    known.forget(area)
    _ = answer(in: rect, of: area)
    return known[key]
  }

  /// Asks the layout for the elements in a rectangle, in layout coordinates, and stores them for an area.
  func answer(in rect: CGRect, of area: KnownAttributes.Area?) -> [UICollectionViewLayoutAttributes] {
    let found = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    // A layout may invalidate itself while it is being asked.
    if let area, !pendingInvalidation.isStale, !boundsChange.isHypothetical {
      known.keep(found, in: rect, of: area)
    }
    return found
  }

  /// Returns the attributes of an element in content coordinates, as an object that the caller may change.
  func independentAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let known = knownAttributes(of: key)
    let found = known ?? collectionViewLayout.answer(about: key)
    guard !isContentMirrored, known != nil else { return found.map { mirroredIfNeeded($0) } }
    return found?.copy() as? UICollectionViewLayoutAttributes
  }
}

extension UICollectionViewLayout {
  /// Returns the current attributes of an element: those returned for a rectangle, or else those for the single
  /// element.
  func layoutAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let view = attachedCollectionView, view.collectionViewLayout === self,
      let known = view.knownAttributes(of: key)
    {
      return known
    }
    return answer(about: key)
  }

  /// Returns the attributes that the layout returns for a single element.
  func answer(about key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
    }
  }
}
