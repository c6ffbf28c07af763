import CollectionViewTesting
import Geometry

extension Quadrilateral {
  /// Whether every corner is within a distance of the other's, per axis.
  public func isClose(to other: Quadrilateral, within tolerance: Double = 1e-9) -> Bool {
    zip(corners, other.corners).allSatisfy {
      abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance
    }
  }
}
