// Objects of the classes that a layout names, made without knowing them.
extension UICollectionViewLayout {
  /// New attributes of the class the layout names; the plain class when it names no class of attributes.
  func makeAttributes(
    for category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let named = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = make(named ?? UICollectionViewLayoutAttributes.self)
    attributes.identify(as: category, kind: kind, at: indexPath)
    return attributes
  }

  /// A new context of the class the layout names; the plain class when it names no class of contexts.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let named =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return make(named ?? UICollectionViewLayoutInvalidationContext.self)
  }
}
