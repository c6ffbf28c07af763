import UIKit

/// A cell that takes the angle from its attributes.
public class CircularCell: UICollectionViewCell {
  /// What came last.
  public private(set) var angle: CGFloat?

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? CircularAttributes { angle = attributes.angle }
  }
}
