import CollectionLayouts
import UIKit

/// A cell whose number moves as its layout asks.
final class ParallaxCell: UICollectionViewCell {
  override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    super.apply(attributes)
    contentView.transform = (attributes as? StretchyHeaderLayoutAttributes)?.parallax ?? .identity
  }
}
