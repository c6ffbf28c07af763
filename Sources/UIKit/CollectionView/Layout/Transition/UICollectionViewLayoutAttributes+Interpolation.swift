import Geometry

extension UICollectionViewLayoutAttributes {
  /// Returns the attributes moved to other content coordinates.
  func offset(by shift: CGPoint) -> UICollectionViewLayoutAttributes {
    let moved = independentCopy
    moved.center = CGPoint(x: center.x + shift.x, y: center.y + shift.y)
    return moved
  }

  /// Returns the attributes at a fraction of the way from these (0) to others of the same element (1), in one
  /// coordinate space.
  ///
  /// If the classes differ, the result has the more specific class. If the transforms apply about different points, the
  /// result has the plain class. An element that is hidden at one end fades. The z-index changes half-way.
  func interpolated(
    to end: UICollectionViewLayoutAttributes, at fraction: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    guard type(of: self) == type(of: end) else {
      return aboutMiddle.mixed(with: end.aboutMiddle, at: fraction)
    }
    return mixed(with: end, at: fraction)
  }

  private func mixed(
    with end: UICollectionViewLayoutAttributes, at fraction: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * fraction }
    let result = (end.isMoreSpecific(than: self) ? end : self).independentCopy
    result.transform3D = CATransform3D(
      transform3D.matrix.interpolated(to: end.transform3D.matrix, at: fraction))
    result.size = CGSize(
      width: max(0, between(size.width, end.size.width)),
      height: max(0, between(size.height, end.size.height)))
    result.center = CGPoint(x: between(center.x, end.center.x), y: between(center.y, end.center.y))
    result.alpha = min(1, max(0, between(shownAlpha, end.shownAlpha)))
    result.isHidden = isHidden && end.isHidden
    result.zIndex = fraction < 0.5 ? zIndex : end.zIndex
    return result
  }

  /// Returns the attributes with a fraction of their opacity.
  func faded(to fraction: CGFloat) -> UICollectionViewLayoutAttributes {
    let faint = independentCopy
    faint.alpha = alpha * min(1, max(0, fraction))
    return faint
  }

  private var shownAlpha: CGFloat { isHidden ? 0 : alpha }

  private var independentCopy: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  /// Whether these attributes are of a subclass and the others of the plain class.
  private func isMoreSpecific(than other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: other) == UICollectionViewLayoutAttributes.self
      && type(of: self) != UICollectionViewLayoutAttributes.self
  }
}
