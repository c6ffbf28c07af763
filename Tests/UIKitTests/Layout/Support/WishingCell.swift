import UIKit

/// A cell that returns a preferred size.
final class WishingCell: UICollectionViewCell {
  var wish: ((UICollectionViewLayoutAttributes) -> CGSize)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    wished(by: wish, layoutAttributes)
  }
}

/// A header or footer that returns a preferred size.
final class WishingView: UICollectionReusableView {
  var wish: ((UICollectionViewLayoutAttributes) -> CGSize)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    wished(by: wish, layoutAttributes)
  }
}

@MainActor
private func wished(
  by wish: ((UICollectionViewLayoutAttributes) -> CGSize)?, _ attributes: UICollectionViewLayoutAttributes
) -> UICollectionViewLayoutAttributes {
  guard let wish, let result = attributes.copy() as? UICollectionViewLayoutAttributes else {
    return attributes
  }
  result.size = wish(attributes)
  return result
}
