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

  /// The size of content as long as the pages along the axis, and as large as the bounds across it.
  func contentSize(of pages: ScrollPages) -> CGSize {
    let size = collectionView?.bounds.size ?? .zero
    return scrollDirection == .vertical
      ? CGSize(width: size.width, height: pages.contentLength)
      : CGSize(width: pages.contentLength, height: size.height)
  }

  /// The content offset where the pages begin, where they show what they showed, or well inside their range; nil when
  /// that is the present one.
  func adjustedOffset(in pages: ScrollPages, keeping attention: inout ScrollAttention) -> CGPoint? {
    guard let collectionView else { return nil }
    let (offset, insets) = (offset, collectionView.adjustedContentInset)
    let inset = Double(scrollDirection == .vertical ? insets.top : insets.left)
    let target = attention.offset(keepingIn: pages, at: offset, isUntouched: offset == 0 || offset == -inset)
    return target == offset ? nil : contentOffset(main: target)
  }

  /// Where a scroll rests that would end at a proposed content offset.
  ///
  /// Only a finger is held to the next item: clicks of a mouse wheel ask, from wherever the last ones lead, where
  /// scrolls of some lengths would end.
  func restingOffset(
    in pages: ScrollPages, for proposed: CGPoint, velocity: CGPoint, _ snapping: Snapping
  ) -> CGPoint {
    let isByFinger = collectionView?.isDragging == true || collectionView?.isDecelerating == true
    let target = pages.targetOffset(
      proposed: main(proposed), from: offset, velocity: main(velocity),
      snapping == .toNext && !isByFinger ? .toNearest : snapping)
    return contentOffset(main: target, proposed)
  }

  /// Whether the layout has to mirror itself where one reads in the other direction: not when a subclass has the
  /// collection view do it.
  var mirrorsItself: Bool {
    guard let collectionView, !flipsHorizontallyInOppositeLayoutDirection else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }
}

extension Insets {
  /// The same insets.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}
