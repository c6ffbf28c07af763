// Objects of the classes that a layout names, made without knowing them.
extension UICollectionViewLayout {
  /// The class of attributes the layout names; the plain class when it names none.
  var attributesClass: UICollectionViewLayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }

  /// New attributes of the class the layout names.
  func makeAttributes(
    for category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = make(attributesClass)
    attributes.identify(as: category, kind: kind, at: indexPath)
    return attributes
  }

  /// A new context of the class the layout names; the plain class when it names none.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let named =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return make(named ?? UICollectionViewLayoutInvalidationContext.self)
  }
}
