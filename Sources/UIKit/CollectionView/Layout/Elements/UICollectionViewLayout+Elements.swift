// The current attributes of single elements.
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
    case .cell:
      willReceive("layoutAttributesForItem", [key.indexPath])
      return layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      willReceive("layoutAttributesForSupplementaryView", [key.kind ?? "", key.indexPath])
      return layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      willReceive("layoutAttributesForDecorationView", [key.kind ?? "", key.indexPath])
      return layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
    }
  }
}
