import UIKit

/// A cell that can stand on a spinning wheel, and in any other layout.
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
  /// Takes over the anchor point of `SpinningWheelLayoutAttributes`, and moves the centre so that the view
  /// stands where the attributes say; with other attributes the anchor point becomes (½, ½) again.
  ///
  /// To be called from `apply(_:)`. Nothing depends on where the view stood before, so calling it twice does
  /// not shift twice.
  public func applyAnchorPoint(of attributes: UICollectionViewLayoutAttributes) {
    let anchor =
      (attributes as? SpinningWheelLayoutAttributes)?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
    layer.anchorPoint = anchor
    center = CGPoint(
      x: attributes.center.x + (anchor.x - 0.5) * attributes.size.width,
      y: attributes.center.y + (anchor.y - 0.5) * attributes.size.height)
  }
}
