import UIKit

extension UICollectionView {
  /// Moves the content without losing fractions: where a layout has an item, or how far it wraps, need not be on pixels.
  ///
  /// Where content comes round again, an offset on a device pixel stays on one, and the fraction goes on in what drags or
  /// glides. Otherwise the offset is set exactly.
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

  /// Whether a coordinate of the offset is one that a view begins with: at the content's edge, or at that of an inset.
  func isUntouched(_ offset: Double, inset: CGFloat) -> Bool {
    // The inset's edge is rounded to a pixel.
    offset == 0 || abs(offset + Double(inset)) <= 0.5
  }
}
