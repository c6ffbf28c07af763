import UIKit

/// A layout that keeps items at the positions where they were visible.
final class FrozenLayout: UICollectionViewLayout {
  private let attributes: [IndexPath: UICollectionViewLayoutAttributes]
  /// All attributes from back to front: each new view is in front of those before, and need not look for its position.
  private let ordered: [UICollectionViewLayoutAttributes]
  private let contentSize: CGSize

  init(_ attributes: [IndexPath: UICollectionViewLayoutAttributes], contentSize: CGSize) {
    self.attributes = attributes
    ordered = attributes.values.sorted { $0.zIndex < $1.zIndex }
    self.contentSize = contentSize
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    ordered.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath]?.copy() as? UICollectionViewLayoutAttributes
  }
}
