import UIKit

/// Has no elements from the invalidation of an update until it receives the update items: it cannot know where they are.
final class SilentLayout: LibraryLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    awaitsUpdateItems ? nil : super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    awaitsUpdateItems ? nil : super.layoutAttributesForItem(at: indexPath)
  }
}
