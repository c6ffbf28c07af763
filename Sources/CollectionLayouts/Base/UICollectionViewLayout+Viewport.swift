import Geometry
import UIKit

extension UICollectionViewLayout {
  /// The size of the visible area in points, zero without a collection view.
  var viewportSize: Size2D { Size2D(collectionView?.bounds.size ?? .zero) }

  /// The middle of the visible area, in content coordinates.
  var viewportCenter: CGPoint {
    let bounds = collectionView?.bounds ?? .zero
    return CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Whether the layout has to mirror itself where one reads in the other direction: not when a subclass has the
  /// collection view do it.
  var mirrorsItself: Bool {
    guard let collectionView, !flipsHorizontallyInOppositeLayoutDirection else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }
}
