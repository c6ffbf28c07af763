import UIKit

/// A cell for a spinning wheel. It also works in any other layout.
///
/// A cell with another superclass calls `applyAnchorPoint(of:)` in its own `apply(_:)`.
@preconcurrency @MainActor
open class SpinningWheelCell: UICollectionViewCell {
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applyAnchorPoint(of: layoutAttributes)
  }
}

extension UICollectionReusableView {
  /// Applies the anchor point of `SpinningWheelLayoutAttributes`, and moves the centre so that the view is at the
  /// position of the attributes. With other attributes, resets the anchor point to (½, ½).
  ///
  /// Call this method from `apply(_:)`. It does not depend on the previous position of the view, so calling it twice
  /// does not shift the view twice.
  public func applyAnchorPoint(of attributes: UICollectionViewLayoutAttributes) {
    let anchor =
      (attributes as? SpinningWheelLayoutAttributes)?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
    layer.anchorPoint = anchor
    center = CGPoint(
      x: attributes.center.x + (anchor.x - 0.5) * attributes.size.width,
      y: attributes.center.y + (anchor.y - 0.5) * attributes.size.height)
  }
}
