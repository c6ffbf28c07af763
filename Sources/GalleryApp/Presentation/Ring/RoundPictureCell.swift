import UIKit

/// A picture clipped to a circle.
final class RoundPictureCell: PictureCell {
  override var cornerRadius: CGFloat { min(bounds.width, bounds.height) / 2 }

  override var shownPath: UIBezierPath { UIBezierPath(ovalIn: bounds) }
}
