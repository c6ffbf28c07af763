import UIKit

/// Multiplies the default size of a presentation's pictures by a factor.
@MainActor
final class FactorResizing: ThumbnailResizing {
  let sizes: ThumbnailSizes
  var chosenLevel: CGFloat?
  private let layout: UICollectionViewLayout
  /// The level that is shown during a change; nil at rest.
  private var shownLevel: CGFloat?
  /// The distance of a wheel from the position at which its current picture is exactly in front.
  private var turn = CGPoint.zero

  var layouts: [UICollectionViewLayout] { [layout] }

  /// Creates a value for a layout whose metrics the presentation multiplies by the factor.
  init(_ layout: UICollectionViewLayout, factors: ClosedRange<CGFloat>) {
    self.layout = layout
    sizes = ThumbnailSizes(factors: factors)
  }

  /// The factor of the current size.
  var factor: CGFloat { exp2(shownLevel ?? restingLevel) }

  func begin(at anchor: ZoomAnchor, in controller: AlbumViewController) {
    shownLevel = restingLevel
    let offset = controller.collectionView.bounds.origin
    let front = wheel?.contentOffset(toShowItemAt: anchor.path) ?? offset
    turn = CGPoint(x: offset.x - front.x, y: offset.y - front.y)
  }

  private var wheel: (any UICollectionViewLayoutItemScrolling)? {
    layout as? any UICollectionViewLayoutItemScrolling
  }

  func show(_ level: CGFloat, keeping anchor: ZoomAnchor, in controller: AlbumViewController) {
    shownLevel = level
    arrange(keeping: anchor, in: controller)
  }

  func end(at level: CGFloat, keeping anchor: ZoomAnchor, in controller: AlbumViewController) {
    shownLevel = nil
    arrange(keeping: anchor, in: controller)
    // Wheels rest between pixels.
    if wheel == nil { controller.collectionView.contentOffset = controller.collectionView.contentOffset }
  }

  private func arrange(keeping anchor: ZoomAnchor, in controller: AlbumViewController) {
    let view = controller.collectionView
    controller.arrange()
    view.layoutIfNeeded()
    if let wheel {
      // Wheels keep the picture in front, wherever the pointer is.
      if let front = wheel.contentOffset(toShowItemAt: anchor.path) {
        view.bounds.origin = CGPoint(x: front.x + turn.x, y: front.y + turn.y)
      }
    } else if let frame = layout.layoutAttributesForItem(at: anchor.path)?.frame {
      view.bounds.origin = anchor.contentOffset(for: frame, contentSize: view.contentSize, in: view)
    }
    view.layoutIfNeeded()
  }
}
