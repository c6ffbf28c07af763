import Geometry
import LayoutCore
import UIKit

/// A row of items through which one scrolls page by page, one item or spread after the other.
///
/// When the size of the view, the number of items or a property changes, what is under attention stays there.
@preconcurrency @MainActor
open class PagedLayout: ItemScrollingLayout, AxisScrolling {
  /// Where scrolling comes to rest.
  public typealias Snapping = LayoutCore.Snapping

  /// The axis along which the content scrolls. Default horizontal; a change starts with the first item.
  open var scrollDirection = UICollectionView.ScrollDirection.horizontal {
    didSet {
      if scrollDirection != oldValue { startOver() }
      didChange(from: oldValue, to: scrollDirection)
    }
  }

  /// Where scrolling comes to rest. Default `toNext`, or what a layout says.
  open var snapping = Snapping.toNext

  private var attention = ScrollAnchor()

  /// The scroll axis.
  var pages: ScrollPages { ScrollPages(itemCount: 0, pageLength: 0, viewportLength: 0) }

  /// Begins with the first item in the next pass.
  func startOver() { attention.startOver() }

  override func sizeWillChange() { attention.sizeWillChange(at: offset) }

  // MARK: - UICollectionViewLayout

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let (offset, insets) = (offset, collectionView.adjustedContentInset)
    let inset = scrollDirection == .vertical ? insets.top : insets.left
    let target = attention.offset(
      keepingIn: pages, at: offset, isUntouched: collectionView.isUntouched(offset, inset: inset))
    collectionView.moveContent(
      to: contentOffset(main: target), isWrapping: target == pages.wrappedOffset(offset))
  }

  /// As long as the pages, and as large as the bounds across them.
  open override var collectionViewContentSize: CGSize { contentSize(main: pages.contentLength) }

  /// Only a finger is held to the next item: clicks of a mouse wheel ask, from wherever the last ones lead, where
  /// scrolls of some lengths would end.
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
