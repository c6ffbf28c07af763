import UIKit

/// A flow whose first header grows when it is pulled.
final class StretchingHeader: UICollectionViewFlowLayout {
  override init() {
    super.init()
    headerReferenceSize = CGSize(width: 0, height: 40)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let layoutAttributes = super.layoutAttributesForElements(in: rect)
    layoutAttributes?.forEach({ (attributes) in
      guard attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
        attributes.indexPath.section == 0, let collectionView = collectionView
      else { return }
      let offset = collectionView.contentOffset.y
      guard offset < 0 else { return }
      attributes.frame = CGRect(
        x: 0, y: offset, width: collectionView.frame.width, height: attributes.frame.height - offset)
    })
    return layoutAttributes
  }
}
