/// The attributes of appearing and disappearing elements that the base class of layouts returns during a change.
@MainActor
protocol StandardAttributes: AnyObject {
  /// Returns the initial attributes of an element, by its new key, in layout coordinates.
  func standardInitialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes?
  /// Returns the final attributes of an element, by its old key, in layout coordinates.
  func standardFinalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes?
}

extension UICollectionViewLayout {
  /// Returns the initial attributes of an element in the default implementation; nil outside a change.
  func standardInitialAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(category: category, kind: kind, indexPath: path)
    return change?.standardInitialAttributes(of: key)
  }

  /// Returns the final attributes of an element in the default implementation; nil outside a change.
  func standardFinalAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(category: category, kind: kind, indexPath: path)
    return change?.standardFinalAttributes(of: key)
  }
}
