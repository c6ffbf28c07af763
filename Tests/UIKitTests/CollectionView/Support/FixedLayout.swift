import UIKit

/// Returns whatever attributes it was given, whatever it is asked for.
final class FixedLayout: UICollectionViewLayout {
  var elements: [UICollectionViewLayoutAttributes]? = []
  var contentSize = CGSize(width: 1000, height: 1000)
  var onPrepare: (() -> Void)?
  var onElements: (() -> Void)?
  private(set) var prepares = 0

  override func prepare() {
    prepares += 1
    onPrepare?()
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    onElements?()
    return elements
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    elements?.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Attributes of a cell in section 0 with a frame.
  static func cell(_ item: Int, _ frame: CGRect, z: Int = 0) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = frame
    attributes.zIndex = z
    return attributes
  }
}
