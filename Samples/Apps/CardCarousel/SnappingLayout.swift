import UIKit
import QuartzCore

// Shrinks the cards beside the middle one, and stops at cards.
class SnappingLayout: UICollectionViewFlowLayout {

  var sideItemScale: CGFloat = 0.85
  var sideItemAlpha: CGFloat = 0.5

  private struct LayoutState {
    var size: CGSize
    func isEqual(_ other: LayoutState) -> Bool { return size.equalTo(other.size) }
  }
  private var state = LayoutState(size: .zero)
}

extension SnappingLayout {

  override open func prepare() {
    super.prepare()
    let currentState = LayoutState(size: collectionView!.bounds.size)
    if !state.isEqual(currentState) {
      setupCollectionView()
      updateLayout()
      state = currentState
    }
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let superAttributes = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: superAttributes, copyItems: true) as? [UICollectionViewLayoutAttributes]
      else { return nil }
    return attributes.map({ self.transformLayoutAttributes($0) })
  }

  override open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
    guard let collectionView = collectionView, !collectionView.isPagingEnabled,
      let layoutAttributes = super.layoutAttributesForElements(in: collectionView.bounds)
      else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }

    let midSide = collectionView.bounds.size.width / 2
    let proposedContentOffsetCenterOrigin = proposedContentOffset.x + midSide
    let closest = layoutAttributes.sorted { abs($0.center.x - proposedContentOffsetCenterOrigin) < abs($1.center.x - proposedContentOffsetCenterOrigin) }.first ?? UICollectionViewLayoutAttributes()
    return CGPoint(x: floor(closest.center.x - midSide), y: proposedContentOffset.y)
  }
}

extension SnappingLayout {

  fileprivate func setupCollectionView() {
    guard let collectionView = self.collectionView else { return }
    if collectionView.decelerationRate != UIScrollView.DecelerationRate.fast {
      collectionView.decelerationRate = UIScrollView.DecelerationRate.fast
    }
  }

  fileprivate func updateLayout() {
    guard let collectionView = self.collectionView else { return }
    let collectionSize = collectionView.bounds.size
    itemSize = CGSize(width: floor(collectionSize.width * 0.7), height: floor(collectionSize.height * 0.9))
    let yInset = (collectionSize.height - itemSize.height) / 2
    let xInset = (collectionSize.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: yInset, left: xInset, bottom: yInset, right: xInset)
    minimumLineSpacing = 8
    scrollDirection = .horizontal
  }

  fileprivate func transformLayoutAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let collectionView = self.collectionView else { return attributes }
    let collectionCenter = collectionView.frame.size.width / 2
    let normalizedCenter = attributes.center.x - collectionView.contentOffset.x
    let maxDistance = itemSize.width + minimumLineSpacing
    let distance = min(abs(collectionCenter - normalizedCenter), maxDistance)
    let ratio = (maxDistance - distance) / maxDistance
    attributes.alpha = ratio * (1 - sideItemAlpha) + sideItemAlpha
    let scale = ratio * (1 - sideItemScale) + sideItemScale
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.zIndex = Int(ratio * 10)
    return attributes
  }
}
