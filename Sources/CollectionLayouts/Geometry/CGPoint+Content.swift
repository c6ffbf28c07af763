import Geometry
import UIKit

extension CGPoint {
  /// The content coordinates of a point that is relative to a collection view's viewport.
  @MainActor
  init(inContent point: Point2D, of collectionView: UICollectionView?) {
    let origin = collectionView?.bounds.origin ?? .zero
    self.init(x: origin.x + point.x, y: origin.y + point.y)
  }
}
