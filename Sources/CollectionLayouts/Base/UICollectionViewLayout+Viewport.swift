import Geometry
import UIKit

extension UICollectionViewLayout {
  /// The size of the visible area in points. Zero without a collection view.
  var viewportSize: Size2D { Size2D(collectionView?.bounds.size ?? .zero) }

  /// The middle of the visible area, in content coordinates.
  var viewportCenter: CGPoint {
    let bounds = collectionView?.bounds ?? .zero
    return CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Whether the layout must mirror itself in the opposite writing direction. False when a subclass lets the collection
  /// view flip it.
  var mirrorsItself: Bool {
    guard let collectionView, !flipsHorizontallyInOppositeLayoutDirection else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }
}
