import UIKit

/// Rows of 40 points.
public class ShelfLayout: UICollectionViewLayout {
  private var counts: [Int] = []

  override public func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
  }

  override public var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(counts.reduce(0, +)) * 40)
  }

  override public func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override public func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    counts.indices.flatMap { section in
      (0..<counts[section]).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
    }
    .filter { $0.frame.intersects(rect) }
  }

  override public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let row = counts[..<indexPath.section].reduce(0, +) + indexPath.item
    attributes.frame = CGRect(
      x: 0, y: CGFloat(row) * 40, width: collectionView?.bounds.width ?? 0, height: 40)
    return attributes
  }
}
