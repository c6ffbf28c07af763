import Geometry
import LayoutCore
import UIKit

/// A book whose pages are the items of all sections, in order. The leaves turn about the spine as the content scrolls.
///
/// Two items are the front and the back of a leaf. With a cover, item 0 is alone, items 1 and 2 are side by side, then
/// 3 and 4. A flick turns one leaf. `BookPageCell` darkens its page while the page turns, and near the spine.
/// Attributes are of the class `BookLayoutAttributes`. With a vertical `scrollDirection` the spine is horizontal, as in
/// a wall calendar.
///
/// In right-to-left layouts, a horizontal book is bound on its right. The cost of a scroll step depends only on the
/// visible pages, not on the number of items. See `Book` for the formulas.
@preconcurrency @MainActor
open class BookLayout: PagedLayout {
  /// The direction in which a book is read.
  public enum PageProgression: Hashable, Sendable {
    /// The writing direction of the collection view.
    case natural
    /// From left to right. The book is bound on the left, and its leaves turn to the left.
    case leftToRight
    /// From right to left. The book is bound on the right, and its leaves turn to the right.
    case rightToLeft
  }

  /// The size of a page in points. Default 150 × 210. An extent of 0 fills the part of the bounds that `sectionInset`
  /// leaves free, with two pages side by side along the scroll axis.
  open var itemSize = CGSize(width: 150, height: 210) { didSet { didChange(from: oldValue, to: itemSize) } }

  /// The margins at the edges of the bounds, in points. The book is centred in the remaining area. Default zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { didChange(from: oldValue, to: sectionInset) } }

  /// The direction in which a horizontal book is read. Default natural. A change scrolls to the first spread.
  open var pageProgression = PageProgression.natural {
    didSet {
      if pageProgression != oldValue { startOver() }
      didChange(from: oldValue, to: pageProgression)
    }
  }

  /// Whether the first item is a cover, alone on its spread. Default true.
  open var startsWithCover = true { didSet { didChange(from: oldValue, to: startsWithCover) } }

  /// Whether a page that is alone on its spread is moved to the middle. Default true.
  open var centersSinglePages = true { didSet { didChange(from: oldValue, to: centersSinglePages) } }

  /// How far the edge of each leaf is visible under the leaf above it, in points. Default 0: no edges are visible.
  open var leafThickness: CGFloat = 0 { didSet { didChange(from: oldValue, to: leafThickness) } }

  /// The maximum number of leaves on each side whose edges are visible, 0 to 100. Default 4.
  open var visibleLeaves = 4 { didSet { didChange(from: oldValue, to: visibleLeaves) } }

  /// The distance of the eye from the screen in points, at least twice a page's extent. A smaller distance makes the
  /// perspective stronger. Default 900.
  open var eyeDistance: CGFloat = 900 { didSet { didChange(from: oldValue, to: eyeDistance) } }

  /// The content offset at which the spread of an item is open. Nil when the item does not exist.
  ///
  /// Pass it to `setContentOffset(_:animated:)`. All items are positioned at the spine, so their frames do not show the
  /// distance.
  open override func contentOffsetForItem(at indexPath: IndexPath) -> CGPoint? {
    guard let number = items.number(of: indexPath) else { return nil }
    let book = book
    return contentOffset(main: book.pages.offset(ofItem: book.spread(ofItem: number)))
  }

  // MARK: - UICollectionViewLayout

  open override class var layoutAttributesClass: AnyClass { BookLayoutAttributes.self }

  override func attributes(intersecting visible: Rectangle) -> [UICollectionViewLayoutAttributes] {
    let (items, book) = (items, book)
    return book.items(at: offset, intersecting: visible).map { item in
      attributes(at: items.indexPath(of: item.item), book, item.pose)
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let number = items.number(of: indexPath) else { return nil }
    let book = book
    return attributes(at: indexPath, book, book.pose(ofItem: number, at: offset))
  }

  // MARK: - Updates

  /// A new page falls from an upright position on the spine, and fades in.
  override func attributesBeforeInsertion(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items.number(of: indexPath).map { number in
      upright(at: indexPath, isFront: book.pose(ofItem: number, at: offset).isFront)
    }
  }

  /// A deleted page rises on the spine, and fades out.
  override func attributesAfterDeletion(
    at indexPath: IndexPath, _ faded: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let old = faded as? BookLayoutAttributes else { return faded }
    return upright(at: indexPath, isFront: old.bindingEdge == bindingEdge(isFront: true))
  }

  /// A transparent page that is almost upright on the spine.
  private func upright(at indexPath: IndexPath, isFront: Bool) -> BookLayoutAttributes {
    // Not quite upright, because an edge-on transform cannot be animated.
    let turn = isFront ? 0.48 * Double.pi : 0.52 * .pi
    let attributes = attributes(
      at: indexPath, book, Book.Pose(isFront: isFront, turn: turn, depth: 0, shade: 1))
    attributes.alpha = 0
    return attributes
  }

  // MARK: - The book

  override var pages: ScrollPages { book.pages }

  private var book: Book {
    Book(
      itemCount: items.count, itemSize: Size2D(itemSize),
      viewportSize: viewportSize, direction: direction,
      insets: Insets(sectionInset), startsWithCover: startsWithCover, centersSinglePages: centersSinglePages,
      isMirrored: isMirrored, leafThickness: Double(leafThickness), visibleLeaves: visibleLeaves,
      eyeDistance: Double(eyeDistance))
  }

  private var isMirrored: Bool {
    switch pageProgression {
    case .natural: mirrorsItself
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  /// The edge of a page that is at the spine.
  private func bindingEdge(isFront: Bool) -> UIRectEdge {
    if scrollDirection == .vertical { return isFront ? .top : .bottom }
    return isFront == isMirrored ? .right : .left
  }

  private func attributes(at indexPath: IndexPath, _ book: Book, _ pose: Book.Pose) -> BookLayoutAttributes {
    let attributes = BookLayoutAttributes(forCellWith: indexPath)
    attributes.center = CGPoint(inContent: book.spine(at: offset), of: collectionView)
    attributes.size = CGSize(book.drawnItemSize)
    attributes.transform3D = CATransform3D(book.transform(pose))
    attributes.isHidden = !book.isSeen(pose)
    attributes.shade = CGFloat(pose.shade)
    attributes.bindingEdge = bindingEdge(isFront: pose.isFront)
    attributes.zIndex = book.zIndex(pose)
    return attributes
  }
}
