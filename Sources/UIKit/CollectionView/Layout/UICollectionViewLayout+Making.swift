// Creates objects of the classes that a layout names, which need not be known at compile time.
extension UICollectionViewLayout {
  /// The class of attributes that the layout names. If it names none, the plain class.
  var attributesClass: UICollectionViewLayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }

  /// Creates attributes of a class, which is that of the layout. Their element is to be set.
  func makeAttributes(
    of attributesClass: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    if attributesClass == UICollectionViewLayoutAttributes.self, let spare = spareAttributes.next() {
      return spare
    }
    return make(attributesClass)
  }

  /// Creates attributes of the class that the layout names.
  func makeAttributes(
    for category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: attributesClass)
    attributes.identify(as: category, kind: kind, at: indexPath)
    return attributes
  }

  /// Creates a context of the class that the layout names. If it names none, of the plain class.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let named =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return make(named ?? UICollectionViewLayoutInvalidationContext.self)
  }
}
