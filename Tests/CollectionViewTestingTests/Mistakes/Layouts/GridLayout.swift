import UIKit

/// Three equal columns. `prepare()` fills a dictionary with attributes, as most tutorials teach it.
final class GridLayout: UICollectionViewLayout {
  private let mistake: Mistake?
  private let (inset, spacing): (CGFloat, CGFloat) = (8, 4)
  private var cache: [IndexPath: NumberedAttributes] = [:]
  private var height: CGFloat = 0

  init(_ mistake: Mistake?) {
    self.mistake = mistake
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    guard let view = collectionView else { return }
    if mistake == .keepsCache, !cache.isEmpty { return }
    let old = cache
    cache = [:]
    let side = max(0, (view.bounds.width - 2 * inset - 2 * spacing) / 3)
    var top = inset
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      // Rounding down loses a row that is not full.
      let rows = mistake == .lastElementMissing ? count / 3 : (count + 2) / 3
      for item in 0..<min(count, rows * 3) {
        let path = IndexPath(item: item, section: section)
        let attributes = reused(old[path]) ?? make(at: path)
        attributes.frame = CGRect(
          x: inset + CGFloat(item % 3) * (side + spacing),
          y: top + CGFloat(item / 3) * (side + (mistake == .startsTooEarly ? -spacing : spacing)),
          width: side, height: side)
        attributes.number = item
        cache[path] = attributes
      }
      top += CGFloat(rows) * (side + spacing)
    }
    height = max(0, top + (mistake == .contentWithoutInsets ? -inset : inset))
  }

  /// Saves the allocation of an object.
  private func reused(_ attributes: NumberedAttributes?) -> NumberedAttributes? {
    mistake == .movesReturnedAttributes ? attributes : nil
  }

  private func make(at path: IndexPath) -> NumberedAttributes {
    mistake == .forgetsProperty
      ? UncopiedAttributes(forCellWith: path) : NumberedAttributes(forCellWith: path)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    mistake != .ignoresBounds && newBounds.width != collectionView?.bounds.width
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.values.filter {
      mistake == .cullsTooMuch ? rect.contains($0.frame.origin) : $0.frame.intersects(rect)
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[mistake == .ignoresSection ? IndexPath(item: indexPath.item, section: 0) : indexPath]
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let cached = cache[itemIndexPath]
    let attributes =
      mistake == .fadesCachedAttributes ? cached : cached?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }
}
