import UIKit

extension UICollectionView {
  /// Moves the content without losing fractions. The offset of an item, or the distance by which content wraps, need
  /// not be on whole pixels.
  ///
  /// Where content wraps, an offset on a device pixel stays on one, and the drag or deceleration continues with the
  /// fraction. Otherwise the offset is set exactly.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - isWrapping: Whether the content wraps.
  ///   - wrapped: Returns where the content wraps an offset to.
  func moveContent(to offset: CGPoint, isWrapping: Bool, wrapped: (CGPoint) -> CGPoint) {
    guard offset != contentOffset else { return }
    let scale = max(1, traitCollection.displayScale)
    func onPixel(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }
    let rounded = onPixel(offset)
    // Rounding could take the offset beyond the other end, from where it would be moved back, again and again.
    if isWrapping, onPixel(contentOffset) == contentOffset, wrapped(rounded) == rounded {
      contentOffset = offset
    } else {
      bounds.origin = offset
    }
  }

  /// Whether a coordinate of the offset is an initial one: at the edge of the content or of an inset.
  func isUntouched(_ offset: Double, inset: CGFloat) -> Bool {
    // The edge of the inset is rounded to a pixel.
    offset == 0 || abs(offset + Double(inset)) <= 0.5
  }
}
