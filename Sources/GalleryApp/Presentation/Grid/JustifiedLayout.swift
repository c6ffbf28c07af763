import Geometry
import UIKit

/// Lays out sections of uncropped pictures in justified rows below a header. Every row but the last of a section is as
/// wide as the view.
final class JustifiedLayout: UICollectionViewLayout {
  /// The first picture of a row is where lines of text begin.
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The aspect ratios, width over height, of the pictures of each section.
  var aspectRatios: [[Double]] = [] { didSet { invalidateLayout() } }
  /// The preferred height of a row in points.
  var rowHeight: CGFloat = 100 { didSet { if rowHeight != oldValue { invalidateLayout() } } }
  /// The spacing between pictures, in points.
  var spacing: CGFloat = 0 { didSet { if spacing != oldValue { invalidateLayout() } } }
  /// The insets of a section's pictures, in points.
  var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The height of a section's header, in points.
  var headerHeight: CGFloat = 0 { didSet { if headerHeight != oldValue { invalidateLayout() } } }

  /// The frames of a section, in the coordinates of the content.
  private struct Section {
    var header: CGRect
    var items: [CGRect]
    var maxY: CGFloat
  }

  private var sections: [Section] = []
  private var width: CGFloat = 0

  /// Lays out all sections.
  ///
  /// - Complexity: O(*n*) for *n* pictures.
  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    width = collectionView.bounds.width
    let rows = JustifiedRows(
      width: max(1, width - sectionInset.left - sectionInset.right), spacing: spacing, height: rowHeight,
      pixel: 1 / max(1, collectionView.traitCollection.displayScale))
    var top: CGFloat = 0
    sections = aspectRatios.prefix(collectionView.numberOfSections).map { ratios in
      let header = CGRect(x: 0, y: top, width: width, height: headerHeight)
      let origin = CGPoint(x: sectionInset.left, y: header.maxY + sectionInset.top)
      let items = rows.frames(ratios: ratios).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      top = (items.last?.maxY ?? origin.y) + sectionInset.bottom
      return Section(header: header, items: items, maxY: top)
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: sections.last?.maxY ?? 0) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.width != width }

  /// Returns the pictures and headers in a rectangle.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* pictures in the rectangle.
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    let first = sections.indices.partitionPoint { sections[$0].maxY <= rect.minY }
    for number in first..<sections.count {
      let section = sections[number]
      guard section.header.minY < rect.maxY else { break }
      if section.header.intersects(rect) { found += [header(of: number)] }
      // Pictures of a row have the same height, so their lower edges ascend.
      let first = section.items.indices.partitionPoint { section.items[$0].maxY <= rect.minY }
      for item in first..<section.items.count {
        guard section.items[item].minY < rect.maxY else { break }
        if section.items[item].intersects(rect) {
          found += [self.item(IndexPath(item: item, section: number))]
        }
      }
    }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return item(indexPath)
  }

  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard elementKind == UICollectionView.elementKindSectionHeader, indexPath.item == 0,
      sections.indices.contains(indexPath.section)
    else { return nil }
    return header(of: indexPath.section)
  }

  private func item(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = sections[indexPath.section].items[indexPath.item]
    return attributes
  }

  private func header(of section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section))
    attributes.frame = sections[section].header
    return attributes
  }
}
