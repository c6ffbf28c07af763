// Questions about single elements, answered from what the layout has returned for a rectangle (behaviour 1.11).
extension UICollectionView {
  /// What the layout in charge has returned for an element in a rectangle, in its own coordinates; nil when it has not,
  /// or when that is stale.
  ///
  /// Where an invalidation has named other elements only, the layout is asked for the rectangle again: it may have
  /// moved also those that it did not name.
  func knownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    // Attributes may depend on the offset, and this one is only assumed.
    guard !boundsChange.isSupposed else { return nil }
    if let found = known[key] { return found }
    guard !pendingInvalidation.isStale, !isPreparingLayout, let (area, rect) = known.outdatedAnswer(with: key)
    else { return nil }
    // A layout that answers by asking about an element finds nothing known.
    known.forget(area)
    _ = answer(in: rect, of: area)
    return known[key]
  }

  /// Asks the layout for the elements in a rectangle, in its own coordinates, and keeps the answer for an area.
  func answer(in rect: CGRect, of area: KnownAttributes.Area?) -> [UICollectionViewLayoutAttributes] {
    let found = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    // A layout may invalidate itself on the way.
    if let area, !pendingInvalidation.isStale, !boundsChange.isSupposed {
      known.keep(found, in: rect, of: area)
    }
    return found
  }

  /// The attributes of an element in the content, as an object that the caller may change.
  func independentAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let known = knownAttributes(of: key)
    let found = known ?? collectionViewLayout.answer(about: key)
    guard !isContentMirrored, known != nil else { return found.map { mirroredIfNeeded($0) } }
    return found?.copy() as? UICollectionViewLayoutAttributes
  }
}

extension UICollectionViewLayout {
  /// The layout's present attributes of an element: those it has returned for a rectangle, or else its answer.
  func layoutAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let view = attachedCollectionView, view.collectionViewLayout === self,
      let known = view.knownAttributes(of: key)
    {
      return known
    }
    return answer(about: key)
  }

  /// What the layout answers when it is asked for a single element.
  func answer(about key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
    }
  }
}
