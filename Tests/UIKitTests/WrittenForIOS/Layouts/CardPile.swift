import UIKit

/// One card a page; those below peep out of the pile. It narrows `collectionView` to what it cannot do without.
class CardPile: UICollectionViewLayout {
  var cardSize = CGSize(width: 100, height: 60) { didSet { invalidateLayout() } }

  override var collectionView: UICollectionView {
    return super.collectionView!
  }

  override var collectionViewContentSize: CGSize {
    let pages = CGFloat(collectionView.numberOfItems(inSection: 0))
    return CGSize(width: collectionView.bounds.width * pages, height: collectionView.bounds.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let first = Int(collectionView.contentOffset.x / collectionView.bounds.width)
    let last = min(first + 3, collectionView.numberOfItems(inSection: 0))
    return (first..<last).compactMap { layoutAttributesForItem(at: IndexPath(row: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let page = collectionView.contentOffset.x / collectionView.bounds.width
    let depth = CGFloat(indexPath.row) - page
    attributes.size = cardSize
    attributes.center = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    if depth < 0 {
      attributes.center.x += depth * collectionView.bounds.width
    } else {
      attributes.center.y += 10 * depth
    }
    attributes.zIndex = -indexPath.row
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
