import Geometry
import LayoutCore
import UIKit

/// A layout whose content scrolls along one axis.
@MainActor
protocol AxisScrolling: UICollectionViewLayout {
  /// The scroll axis.
  var scrollDirection: UICollectionView.ScrollDirection { get }
}

extension AxisScrolling {
  /// The scroll axis as a type of `LayoutCore`.
  var direction: LayoutAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  /// The content offset along the scroll axis.
  var offset: Double { main(collectionView?.contentOffset ?? .zero) }

  /// The coordinate of a point along the scroll axis.
  func main(_ point: CGPoint) -> Double { Double(scrollDirection == .vertical ? point.y : point.x) }

  /// A content offset with the given coordinate along the scroll axis. The other coordinate stays unchanged.
  func contentOffset(main: Double, _ point: CGPoint? = nil) -> CGPoint {
    let point = point ?? collectionView?.contentOffset ?? .zero
    return scrollDirection == .vertical ? CGPoint(x: point.x, y: main) : CGPoint(x: main, y: point.y)
  }

  /// Whether a coordinate of the offset along the scroll axis is an initial one: at the edge of the content or of an
  /// inset.
  func isUntouched(_ offset: Double) -> Bool {
    guard let collectionView else { return offset == 0 }
    let insets = collectionView.adjustedContentInset
    return collectionView.isUntouched(offset, inset: main(CGPoint(x: insets.left, y: insets.top)))
  }

  /// The size of content that has the given length along the scroll axis and is as large as the bounds along the cross
  /// axis.
  func contentSize(main: Double) -> CGSize {
    let size = viewportSize
    return scrollDirection == .vertical
      ? CGSize(width: size.width, height: main) : CGSize(width: main, height: size.height)
  }
}
