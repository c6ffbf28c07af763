extension UICollectionViewLayoutAttributes {
  /// Whether all values are finite and the size is not negative.
  var isValid: Bool {
    let sum = center.x * 0 + center.y * 0 + size.width * 0 + size.height * 0 + alpha * 0
    return sum == 0 && size.width >= 0 && size.height >= 0
      && (CATransform3DIsIdentity(transform3D) || transform3D.matrix.isFinite)
  }
}
