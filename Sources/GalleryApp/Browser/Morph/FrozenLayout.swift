import UIKit

/// A layout that keeps items at the positions where they were visible.
final class FrozenLayout: UICollectionViewLayout {
  private let attributes: [IndexPath: UICollectionViewLayoutAttributes]
  private let contentSize: CGSize

  init(_ attributes: [IndexPath: UICollectionViewLayoutAttributes], contentSize: CGSize) {
    self.attributes = attributes
    self.contentSize = contentSize
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.values.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath]?.copy() as? UICollectionViewLayoutAttributes
  }
}
