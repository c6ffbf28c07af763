import UIKit

/// A flow whose items shrink and fade away from the middle, and which comes to rest on one of them.
final class ShrinkingCarousel: UICollectionViewFlowLayout {
  @IBInspectable var sideScale: CGFloat = 0.5
  private var preparedSize = CGSize.zero

  override func prepare() {
    super.prepare()
    guard let collectionView = self.collectionView, collectionView.bounds.size != preparedSize else { return }
    preparedSize = collectionView.bounds.size
    collectionView.decelerationRate = UIScrollView.DecelerationRate(0.99)
    let margin = (collectionView.bounds.width - self.itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let fromFlow = super.layoutAttributesForElements(in: rect),
      let copies = NSArray(array: fromFlow, copyItems: true) as? [UICollectionViewLayoutAttributes],
      let middle = collectionView?.bounds.midX
    else { return nil }
    copies.forEach {
      let distance = min(1, abs($0.center.x - middle) / (itemSize.width + minimumLineSpacing))
      let scale = 1 - distance * (1 - sideScale)
      $0.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
      $0.alpha = scale
      $0.zIndex = Int(scale * 10)
    }
    return copies
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else {
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    let proposed = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    let nearest =
      super.layoutAttributesForElements(in: proposed)?
      .sorted { abs($0.center.x - proposed.midX) < abs($1.center.x - proposed.midX) }
      .first ?? UICollectionViewLayoutAttributes()
    return CGPoint(x: nearest.center.x - proposed.width / 2, y: proposedContentOffset.y)
  }
}
