/// Attributes whose transform is about a point other than the element's middle, which the view applies itself.
///
/// Not part of Apple's UIKit. Between such attributes and others a change of layout has to know the point.
@preconcurrency @MainActor
public protocol UICollectionViewLayoutAnchoring: UICollectionViewLayoutAttributes {
  /// The point in the element's unit square.
  var anchorPoint: CGPoint { get }
}

extension UICollectionViewLayoutAttributes {
  /// What is seen the same under plain attributes, with the transform about the middle; these, unless they are anchored
  /// elsewhere.
  var aboutMiddle: UICollectionViewLayoutAttributes {
    guard let anchored = self as? any UICollectionViewLayoutAnchoring else { return self }
    let plain = UICollectionViewLayoutAttributes()
    plain.identify(as: representedElementCategory, kind: representedElementKind, at: indexPath)
    plain.size = size
    plain.center = center
    plain.alpha = alpha
    plain.isHidden = isHidden
    plain.zIndex = zIndex
    let (x, y) = ((anchored.anchorPoint.x - 0.5) * size.width, (anchored.anchorPoint.y - 0.5) * size.height)
    plain.transform3D = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform3D),
      CATransform3DMakeTranslation(x, y, 0))
    return plain
  }
}
