import CollectionLayouts
import UIKit

/// A cell whose number moves with the parallax of its layout.
final class ParallaxCell: UICollectionViewCell {
  override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    super.apply(attributes)
    contentView.transform = (attributes as? StretchyHeaderLayoutAttributes)?.parallax ?? .identity
  }
}
