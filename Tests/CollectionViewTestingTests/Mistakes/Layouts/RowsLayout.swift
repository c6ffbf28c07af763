import UIKit

/// One item a row. Each question is answered by a formula, and only the numbers in it are kept.
final class RowsLayout: UICollectionViewLayout {
  private let mistake: Mistake?
  private let (inset, height, spacing): (CGFloat, CGFloat, CGFloat) = (8, 30, 4)
  private var counts: [Int] = []
  private var width: CGFloat = 0
  /// The attributes that were returned last, in the layouts that return them again.
  private var pool: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  init(_ mistake: Mistake?) {
    self.mistake = mistake
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    guard let view = collectionView else { return }
    if mistake == .keepsCache, !counts.isEmpty { return }
    width = view.bounds.width
    counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if mistake == .fadesCachedAttributes { pool = [:] }
  }

  private var pitch: CGFloat { mistake == .startsTooEarly ? height - 2 : height + spacing }
  private var total: Int { counts.reduce(0, +) }

  override var collectionViewContentSize: CGSize {
    let rows = max(0, CGFloat(total) * pitch - spacing)
    return CGSize(
      width: width,
      height: mistake == .contentWithoutInsets ? rows : rows + 2 * inset)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // The height of the view does not matter to rows; their width does.
    mistake == .ignoresBounds
      ? newBounds.height > (collectionView?.bounds.height ?? 0) * 10
      : newBounds.width != collectionView?.bounds.width
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (first, last) = ((rect.minY - inset) / pitch, (rect.maxY - inset) / pitch)
    guard last >= 0, first < CGFloat(total) else { return [] }
    // The row above the upper edge may reach into the rectangle.
    let start = Int(max(0, first.rounded(mistake == .cullsTooMuch ? .up : .down)))
    // The row that begins at the lower edge is in it, and so is the last one.
    let end = Int(min(CGFloat(total), last.rounded(.down) + (mistake == .lastElementMissing ? 0 : 1)))
    guard start < end else { return [] }
    return (start..<end).compactMap { row in attributes(at: path(ofRow: row), row: row) }
      .filter { $0.frame.intersects(rect) }
  }

  private func path(ofRow row: Int) -> IndexPath {
    var item = row
    for (section, count) in counts.enumerated() {
      if item < count { return IndexPath(item: item, section: section) }
      item -= count
    }
    return IndexPath(item: item, section: counts.count)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section), indexPath.item < counts[indexPath.section] else {
      return nil
    }
    let before = mistake == .ignoresSection ? 0 : counts[..<indexPath.section].reduce(0, +)
    return attributes(at: indexPath, row: before + indexPath.item)
  }

  private func attributes(at path: IndexPath, row: Int) -> UICollectionViewLayoutAttributes {
    let frame = CGRect(
      x: inset, y: inset + CGFloat(row) * pitch,
      width: max(0, width - 2 * inset), height: height)
    if mistake == .fadesCachedAttributes, let pooled = pool[path] { return pooled }
    let attributes = pool[path] ?? make(at: path, row)
    attributes.frame = frame
    if mistake == .movesReturnedAttributes || mistake == .fadesCachedAttributes { pool[path] = attributes }
    return attributes
  }

  private func make(at path: IndexPath, _ row: Int) -> UICollectionViewLayoutAttributes {
    if mistake == .forgetsProperty {
      let attributes = UncomparedAttributes(forCellWith: path)
      attributes.number = row % 3
      return attributes
    }
    let attributes = NumberedAttributes(forCellWith: path)
    attributes.number = row % 3
    return attributes
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    return attributes
  }
}
