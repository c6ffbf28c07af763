import UIKit

/// A compositional layout of shelves of three items, whose width a provider computes.
final class ShelvesLayout: UICollectionViewCompositionalLayout {
  private let mistake: Mistake?
  private let inset: CGFloat = 8
  /// The attributes that an appearing item was given last, or all of them.
  private var books: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  init(_ mistake: Mistake?) {
    self.mistake = mistake
    let inset: CGFloat = 8
    let first = FirstWidth()
    super.init { _, environment in
      let available = environment.container.effectiveContentSize.width
      if first.width == nil { first.width = available }
      let width = (mistake == .keepsCache ? first.width : nil) ?? available
      let side = max(1, ((width - 2 * inset) / 3).rounded(.down))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(50)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(side * 3), heightDimension: .absolute(50)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: 0)
      section.interGroupSpacing = 6
      return section
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width at which a section was solved first.
  private final class FirstWidth {
    var width: CGFloat?
  }

  override func prepare() {
    super.prepare()
    if mistake != .movesReturnedAttributes { books = [:] }
  }

  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return mistake == .contentWithoutInsets
      ? CGSize(width: size.width, height: max(0, size.height - 2 * inset)) : size
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    mistake != .ignoresBounds && super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // "Nothing at the very edge can be seen."
    let seen = mistake == .cullsTooMuch ? rect.insetBy(dx: 0, dy: 12) : rect
    return super.layoutAttributesForElements(in: seen)?.map(book).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let count = collectionView?.numberOfItems(inSection: indexPath.section) ?? 0
    // Off by one in the guard.
    if mistake == .lastElementMissing, indexPath.item >= count - 1 { return nil }
    let path = mistake == .ignoresSection ? IndexPath(item: indexPath.item, section: 0) : indexPath
    return super.layoutAttributesForItem(at: path).map(book)
  }

  private func book(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let path = attributes.indexPath
    if let book = books[path] {
      if mistake == .movesReturnedAttributes { place(book, at: attributes.frame) }
      return book
    }
    let book: UICollectionViewLayoutAttributes
    if mistake == .forgetsProperty {
      let uncompared = UncomparedAttributes(forCellWith: path)
      uncompared.number = path.item
      book = uncompared
    } else {
      let numbered = NumberedAttributes(forCellWith: path)
      numbered.number = path.item
      book = numbered
    }
    place(book, at: attributes.frame)
    books[path] = book
    return book
  }

  private func place(_ book: UICollectionViewLayoutAttributes, at frame: CGRect) {
    // Every second book is taller than the room between the shelves.
    let extra: CGFloat = mistake == .startsTooEarly && book.indexPath.item % 2 == 1 ? 8 : 0
    book.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + extra)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    // In an update the item at this index path may be another one already.
    let copy =
      super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)?.copy()
      as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let book = layoutAttributesForItem(at: itemIndexPath)
    let attributes =
      mistake == .fadesCachedAttributes ? book : book?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }
}
