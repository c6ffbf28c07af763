import UIKit

extension UICollectionViewLayoutAttributes {
  /// Sets a frame by scaling a cell of another size, which thus need not be laid out and drawn again in each frame of a
  /// change.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - size: The size of the cell. If it has no area, the cell has the size of the frame.
  func setFrame(_ frame: CGRect, scaledFrom size: CGSize) {
    guard size.width > 0, size.height > 0 else {
      self.frame = frame
      return
    }
    self.size = size
    center = CGPoint(x: frame.midX, y: frame.midY)
    transform = CGAffineTransform(scaleX: frame.width / size.width, y: frame.height / size.height)
  }
}
