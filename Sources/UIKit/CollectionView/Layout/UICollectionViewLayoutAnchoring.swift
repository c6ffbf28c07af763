/// Attributes whose transform applies about an anchor point other than the centre. The view applies the anchor point
/// itself.
///
/// Not part of Apple's UIKit. A change of layout needs the anchor point to animate between these attributes and plain
/// ones.
@preconcurrency @MainActor
public protocol UICollectionViewLayoutAnchoring: UICollectionViewLayoutAttributes {
  /// The anchor point in the unit square of the element.
  var anchorPoint: CGPoint { get }
}

extension UICollectionViewLayoutAttributes {
  /// Plain attributes that look the same, with a transform about the centre; the same object if its transform is
  /// already about the centre.
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
