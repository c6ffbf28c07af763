import CollectionViewTesting
import Geometry

extension Quadrilateral {
  /// Whether every corner is within a distance of the other's, per axis.
  ///
  /// Not part of the product: quadrilaterals are what the solvers and renderers of this package calculate with, and an
  /// app's tests have rectangles.
  public func isClose(to other: Quadrilateral, within tolerance: Double = 1e-9) -> Bool {
    zip(corners, other.corners).allSatisfy {
      abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance
    }
  }
}
