import UIKit

extension UICollectionViewCell {
  /// Makes the ring of the focus follow a rectangle with rounded corners.
  func showFocus(around rect: CGRect, cornerRadius: CGFloat) {
    focusEffect = UIFocusHaloEffect(
      roundedRect: convert(rect, from: contentView), cornerRadius: cornerRadius, curve: .circular)
  }
}
