import UIKit

/// A flow whose lines begin at the left, by moving what the flow layout hands out.
class LeftAlignedTags: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    var left = sectionInset.left
    var bottom: CGFloat = -1
    attributes?.forEach { tag in
      if tag.frame.origin.y >= bottom { left = sectionInset.left }
      tag.frame.origin.x = left
      left += tag.frame.width + minimumInteritemSpacing
      bottom = max(tag.frame.maxY, bottom)
    }
    return attributes
  }
}
