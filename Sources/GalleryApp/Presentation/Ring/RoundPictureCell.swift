import UIKit

/// A picture clipped to a circle.
final class RoundPictureCell: PictureCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
