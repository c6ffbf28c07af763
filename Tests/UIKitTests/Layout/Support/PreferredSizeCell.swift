import UIKit

/// A cell that returns a preferred size.
final class PreferredSizeCell: UICollectionViewCell {
  var preferredSize: ((UICollectionViewLayoutAttributes) -> CGSize)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    preferred(by: preferredSize, layoutAttributes)
  }
}

/// A header or footer that returns a preferred size.
final class PreferredSizeView: UICollectionReusableView {
  var preferredSize: ((UICollectionViewLayoutAttributes) -> CGSize)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    preferred(by: preferredSize, layoutAttributes)
  }
}

@MainActor
private func preferred(
  by preferredSize: ((UICollectionViewLayoutAttributes) -> CGSize)?,
  _ attributes: UICollectionViewLayoutAttributes
) -> UICollectionViewLayoutAttributes {
  guard let preferredSize, let result = attributes.copy() as? UICollectionViewLayoutAttributes else {
    return attributes
  }
  result.size = preferredSize(attributes)
  return result
}
