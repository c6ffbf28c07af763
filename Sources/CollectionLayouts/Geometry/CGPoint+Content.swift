import Geometry
import UIKit

extension CGPoint {
  /// A point relative to a collection view's viewport, in its content.
  @MainActor
  init(inContent point: Point2D, of collectionView: UICollectionView?) {
    let origin = collectionView?.bounds.origin ?? .zero
    self.init(x: origin.x + point.x, y: origin.y + point.y)
  }
}
