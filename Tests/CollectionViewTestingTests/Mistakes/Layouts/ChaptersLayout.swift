import UIKit

/// A title above the items of each section. The titles have the mistakes.
final class ChaptersLayout: UICollectionViewLayout {
  private struct Chapter {
    var top: CGFloat
    var count: Int
    var title: NumberedAttributes
  }

  private let mistake: Mistake?
  private let (inset, titleHeight, rowHeight): (CGFloat, CGFloat, CGFloat) = (8, 20, 24)
  private var chapters: [Chapter] = []
  private var bottom: CGFloat = 0

  init(_ mistake: Mistake?) {
    self.mistake = mistake
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    guard let view = collectionView else { return }
    var y = inset
    let old = chapters
    // The number of sections is compared, and not their items.
    if mistake == .keepsCache, old.count == view.numberOfSections, !old.isEmpty { return }
    chapters = (0..<view.numberOfSections).map { section in
      let title = reused(section, from: old) ?? makeTitle(section)
      title.frame = CGRect(x: inset, y: y, width: max(0, view.bounds.width - 2 * inset), height: titleHeight)
      title.number = section + 1
      title.zIndex = 1
      let count = view.numberOfItems(inSection: section)
      defer {
        y += titleHeight + CGFloat(count) * rowHeight
        // The title is not counted.
        if mistake == .startsTooEarly { y -= titleHeight + 4 }
      }
      return Chapter(top: y + titleHeight, count: count, title: title)
    }
    bottom = max(0, mistake == .contentWithoutInsets ? y - inset : y + inset)
  }

  private func reused(_ section: Int, from old: [Chapter]) -> NumberedAttributes? {
    mistake == .movesReturnedAttributes && old.indices.contains(section) ? old[section].title : nil
  }

  private func makeTitle(_ section: Int) -> NumberedAttributes {
    let path = IndexPath(item: 0, section: section)
    return mistake == .forgetsProperty
      ? UncopiedAttributes(forSupplementaryViewOfKind: "title", with: path)
      : NumberedAttributes(forSupplementaryViewOfKind: "title", with: path)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: bottom)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    mistake != .ignoresBounds && newBounds.width != collectionView?.bounds.width
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, chapter) in chapters.enumerated() {
      let (first, last) = ((rect.minY - chapter.top) / rowHeight, (rect.maxY - chapter.top) / rowHeight)
      // The title is added only together with an item.
      let hasTitle =
        mistake == .cullsTooMuch
        ? rect.minY <= chapter.title.frame.minY && rect.maxY >= chapter.top
        : chapter.title.frame.intersects(rect)
      if hasTitle, chapter.title.frame.intersects(rect) { found.append(chapter.title) }
      let start = Int(max(0, min(1e6, first.rounded(.down))))
      let end = min(
        chapter.count - (mistake == .lastElementMissing ? 1 : 0), Int(max(-1, min(1e6, last))) + 1)
      guard start < end else { continue }
      found += (start..<end).map { row($0, section) }.filter { $0.frame.intersects(rect) }
    }
    return found
  }

  private func row(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
    attributes.frame = CGRect(
      x: inset, y: chapters[section].top + CGFloat(item) * rowHeight,
      width: max(0, (collectionView?.bounds.width ?? 0) - 2 * inset), height: rowHeight)
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard chapters.indices.contains(indexPath.section),
      (0..<chapters[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    return row(indexPath.item, indexPath.section)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    // The item is 0 in every section.
    let section = mistake == .ignoresSection ? indexPath.item : indexPath.section
    return chapters.indices.contains(section) ? chapters[section].title : nil
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard chapters.indices.contains(elementIndexPath.section) else { return nil }
    let title = chapters[elementIndexPath.section].title
    let attributes =
      mistake == .fadesCachedAttributes ? title : title.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }
}
