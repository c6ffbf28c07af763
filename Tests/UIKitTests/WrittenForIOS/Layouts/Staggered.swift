import UIKit

@MainActor
protocol StaggeredDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath) -> CGFloat
}

/// Two columns filled in turn, kept until something changes.
class Staggered: UICollectionViewLayout {
  weak var delegate: StaggeredDelegate?

  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    guard cache.isEmpty, let collectionView = collectionView else { return }
    var bottoms: [CGFloat] = .init(repeating: 0, count: 2)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let column = item % 2
      let height = delegate?.collectionView(collectionView, heightForItemAt: indexPath) ?? 180
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(column) * contentWidth / 2, y: bottoms[column], width: contentWidth / 2, height: height
      ).insetBy(dx: 2, dy: 2)
      cache.append(attributes)
      bottoms[column] += height
      contentHeight = max(contentHeight, bottoms[column])
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath.item]
  }
}
