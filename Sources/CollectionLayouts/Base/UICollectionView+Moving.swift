import UIKit

extension UICollectionView {
  /// Moves the content without losing fractions. The offset of an item, or the distance by which content wraps, need
  /// not be on whole pixels.
  ///
  /// Where content wraps, an offset on a device pixel stays on one, and the drag or deceleration continues with the
  /// fraction. Otherwise the offset is set exactly.
  func moveContent(to offset: CGPoint, isWrapping: Bool) {
    guard offset != contentOffset else { return }
    let scale = max(1, traitCollection.displayScale)
    func isOnPixel(_ coordinate: CGFloat) -> Bool { (coordinate * scale).rounded() / scale == coordinate }
    if isWrapping, isOnPixel(contentOffset.x), isOnPixel(contentOffset.y) {
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
