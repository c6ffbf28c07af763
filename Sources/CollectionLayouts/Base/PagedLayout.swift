import Geometry
import LayoutCore
import UIKit

/// A row of items that scrolls page by page. A page shows one item, or one spread.
///
/// When the size of the view, the number of items or a property changes, the current item stays current.
@preconcurrency @MainActor
open class PagedLayout: ItemScrollingLayout, AxisScrolling {
  /// The resting positions of the layout.
  public typealias Snapping = LayoutCore.Snapping

  /// The axis along which the content scrolls. Default horizontal. A change scrolls to the first item.
  open var scrollDirection = UICollectionView.ScrollDirection.horizontal {
    didSet {
      if scrollDirection != oldValue { startOver() }
      didChange(from: oldValue, to: scrollDirection)
    }
  }

  /// The resting positions of the layout. Default `toNext`, unless a subclass has its own default.
  open var snapping = Snapping.toNext

  private let scrollAnchor = ScrollAnchor<ScrollPages>()

  /// The scroll axis.
  var pages: ScrollPages { ScrollPages(itemCount: 0, pageLength: 0, viewportLength: 0) }

  /// Scrolls to the first item in the next pass.
  func startOver() { scrollAnchor.startOver() }

  override func sizeWillChange() { scrollAnchor.sizeWillChange(at: offset) }

  // MARK: - UICollectionViewLayout

  open override func prepare() {
    super.prepare()
    scrollAnchor.moveContent(of: self, in: pages, isUntouched: isUntouched(offset))
  }

  /// The length of all pages along the scroll axis, and the extent of the bounds along the cross axis.
  open override var collectionViewContentSize: CGSize { contentSize(main: pages.contentLength) }

  /// Returns the resting position for the proposal, by `snapping`. Only a touch is limited to the next item: for a mouse
  /// wheel, `toNext` is treated as `toNearest`.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let isByFinger = collectionView?.isDragging == true || collectionView?.isDecelerating == true
    let target = pages.targetOffset(
      proposed: main(proposedContentOffset), from: offset, velocity: main(velocity),
      snapping == .toNext && !isByFinger ? .toNearest : snapping)
    return contentOffset(main: target, proposedContentOffset)
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    startOver()
  }
}
