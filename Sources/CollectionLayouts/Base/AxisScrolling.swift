import Geometry
import LayoutCore
import UIKit

/// A layout whose content scrolls along one axis, and means something by the offset on it.
@MainActor
protocol AxisScrolling: UICollectionViewLayout {
  /// The axis.
  var scrollDirection: UICollectionView.ScrollDirection { get }
}

extension AxisScrolling {
  /// The direction as the core has it.
  var direction: FlowDirection { scrollDirection == .vertical ? .vertical : .horizontal }

  /// The offset along the axis.
  var offset: Double { main(collectionView?.contentOffset ?? .zero) }

  /// The coordinate along the axis.
  func main(_ point: CGPoint) -> Double { Double(scrollDirection == .vertical ? point.y : point.x) }

  /// A content offset with the given coordinate along the axis, the other as it was.
  func contentOffset(main: Double, _ point: CGPoint? = nil) -> CGPoint {
    let point = point ?? collectionView?.contentOffset ?? .zero
    return scrollDirection == .vertical ? CGPoint(x: point.x, y: main) : CGPoint(x: main, y: point.y)
  }

  /// The size of content of a length along the axis, as large as the bounds across it.
  func contentSize(main: Double) -> CGSize {
    let size = viewportSize
    return scrollDirection == .vertical
      ? CGSize(width: size.width, height: main) : CGSize(width: main, height: size.height)
  }
}
