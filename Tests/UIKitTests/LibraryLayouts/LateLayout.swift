import UIKit

/// Finds its content size when elements are requested; until then it has the one from before.
final class LateLayout: LibraryLayout {
  private var contentSize = CGSize.zero

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    contentSize = super.collectionViewContentSize
    return super.layoutAttributesForElements(in: rect)
  }
}
