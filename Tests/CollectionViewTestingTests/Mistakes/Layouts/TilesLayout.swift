import UIKit

/// A flow layout whose items have a number, and whose odd items are a little lower. Attributes of the flow layout are
/// copied, changed and kept.
final class TilesLayout: UICollectionViewFlowLayout {
  private let mistake: Mistake?
  private let drop: CGFloat = 6
  private var tiles: [IndexPath: NumberedAttributes] = [:]
  private var hasSize = false

  init(_ mistake: Mistake?) {
    self.mistake = mistake
    super.init()
    sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    (minimumLineSpacing, minimumInteritemSpacing) = (10, 4)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    // Two columns of the width at which the layout was shown first, or of the current one.
    if let view = collectionView, !(mistake == .keepsCache && hasSize) {
      itemSize = CGSize(width: max(1, (view.bounds.width - 20) / 2).rounded(.down), height: 40)
      hasSize = true
    }
    super.prepare()
    if mistake != .movesReturnedAttributes { tiles = [:] }
  }

  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    // Room for the items that are lower.
    size.height += mistake == .contentWithoutInsets ? -sectionInset.bottom : drop
    return size
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    mistake != .ignoresBounds && newBounds.width != collectionView?.bounds.width
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // What is a little higher comes into the rectangle.
    let searched = mistake == .cullsTooMuch ? rect : rect.insetBy(dx: 0, dy: -drop - 4)
    return super.layoutAttributesForElements(in: searched)?.map(tile).filter {
      let count = collectionView?.numberOfItems(inSection: $0.indexPath.section) ?? 0
      return $0.frame.intersects(rect)
        && (mistake != .lastElementMissing || $0.indexPath.item < count - 1)
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let path = mistake == .ignoresSection ? IndexPath(item: indexPath.item, section: 0) : indexPath
    return super.layoutAttributesForItem(at: path).map(tile)
  }

  private func tile(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let path = attributes.indexPath
    if let tile = tiles[path], mistake != .movesReturnedAttributes { return tile }
    let tile =
      tiles[path]
      ?? (mistake == .forgetsProperty
        ? UncopiedAttributes(forCellWith: path) : NumberedAttributes(forCellWith: path))
    tile.frame = attributes.frame
    if path.item % 2 == 1 { tile.frame.origin.y += drop }
    // Enlarged beyond the spacing.
    if mistake == .startsTooEarly { tile.frame = tile.frame.insetBy(dx: -4, dy: -10) }
    tile.number = path.item + 1
    tiles[path] = tile
    return tile
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let tile = layoutAttributesForItem(at: itemIndexPath)
    let attributes =
      mistake == .fadesCachedAttributes ? tile : tile?.copy() as? UICollectionViewLayoutAttributes
    attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    return attributes
  }
}
