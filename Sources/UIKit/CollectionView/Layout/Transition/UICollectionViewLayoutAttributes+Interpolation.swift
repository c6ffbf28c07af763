import Geometry

extension UICollectionViewLayoutAttributes {
  /// The element moved, to stand in other content coordinates.
  func offset(by shift: CGPoint) -> UICollectionViewLayoutAttributes {
    let moved = independentCopy
    moved.center = CGPoint(x: center.x + shift.x, y: center.y + shift.y)
    return moved
  }

  /// The element at a share of the way to other attributes of it, in one coordinate space, from 0 here to 1 there.
  ///
  /// Of different classes the one that has more to say is taken, and the plain one when they turn their element about
  /// different points. Where the element is hidden at one end it fades; its place from back to front changes half-way.
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
    let result = (end.saysMore(than: self) ? end : self).independentCopy
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

  /// The element as faint as a share of its opacity.
  func faded(to fraction: CGFloat) -> UICollectionViewLayoutAttributes {
    let faint = independentCopy
    faint.alpha = alpha * min(1, max(0, fraction))
    return faint
  }

  private var shownAlpha: CGFloat { isHidden ? 0 : alpha }

  private var independentCopy: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  /// Whether these attributes are of a subclass where the others are of the plain class.
  private func saysMore(than other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: other) == UICollectionViewLayoutAttributes.self
      && type(of: self) != UICollectionViewLayoutAttributes.self
  }
}
