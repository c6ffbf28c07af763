import Geometry
import UIKit

/// Lays out sections of equal pictures in rows below a header. The number of columns can be between two integers.
///
/// Positions follow a formula, so nothing is stored for an item. Every query is fast for a folder of 100,000 files.
final class ResizableGridLayout: UICollectionViewLayout {
  /// The first picture of a row is where lines of text begin.
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The state between two arrangements.
  struct State: Equatable {
    /// The arrangements at progress 0 and 1.
    var (start, end): (GridArrangement, GridArrangement)
    /// The progress from 0 to 1.
    var progress: Double
    /// The picture that moves straight from its column at the start to its column at the end.
    var pin: IndexPath
    /// The number of columns in which the cells have their size at rest. With another number, they are shown scaled.
    var cellColumns: Int

    /// An arrangement at rest.
    init(_ arrangement: GridArrangement) {
      (start, end, progress, pin) = (arrangement, arrangement, 0, IndexPath(item: 0, section: 0))
      cellColumns = arrangement.columns
    }

    /// A state between two arrangements.
    init(
      from start: GridArrangement, to end: GridArrangement, progress: Double, pin: IndexPath, cellColumns: Int
    ) {
      (self.start, self.end, self.progress, self.pin) = (start, end, progress, pin)
      self.cellColumns = cellColumns
    }

    /// Whether the state is an arrangement at rest.
    var isAtRest: Bool { start == end }
  }

  /// The geometry of a section, in content coordinates.
  private struct Section {
    let rows: GridRows
    let top: CGFloat
    let itemTop: CGFloat
    let bottom: CGFloat
  }

  /// The arrangement, or the state between two.
  var state = State(GridArrangement(columns: 1)) { didSet { if state != oldValue { invalidateLayout() } } }
  /// The lengths of the grid.
  var metrics = GridMetrics(size: .zero, pixel: 1) {
    didSet { if metrics != oldValue { invalidateLayout() } }
  }

  private var sections: [Section] = []
  private var itemSize = CGSize.zero
  private var cellSize = CGSize.zero
  private var pitch = CGSize.zero

  /// Computes the position of every section.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    let columns =
      CGFloat(state.start.columns) * (1 - state.progress) + CGFloat(state.end.columns) * state.progress
    itemSize = metrics.itemSize(columns: columns)
    // Equal sizes of whole pixels. Between two arrangements, cells are scaled, but not distorted.
    let width = floor(metrics.itemSize(columns: CGFloat(state.cellColumns)).width)
    cellSize = CGSize(
      width: width,
      height: state.isAtRest ? floor(itemSize.height) : width * (itemSize.height / itemSize.width))
    pitch = CGSize(width: metrics.columnPitch(columns: columns), height: metrics.rowPitch(columns: columns))
    var top: CGFloat = 0
    sections = counts.enumerated().map { number, count in
      // A pin that is not in the album any more leaves the section as it is.
      let pin = state.pin.section == number && state.pin.item < count ? state.pin.item : 0
      let rows = GridRows(
        count: count, inSection: number, from: state.start, to: state.end, progress: state.progress, pin: pin)
      let itemTop = top + metrics.headerHeight + SectionMetrics.inset.top
      let height = metrics.height(ofRows: CGFloat(rows.rowCount), columns: columns)
      let section = Section(
        rows: rows, top: top, itemTop: itemTop, bottom: itemTop + height + SectionMetrics.inset.bottom)
      top = section.bottom
      return section
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: metrics.size.width, height: round(sections.last?.bottom ?? 0))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Returns the pictures and headers in a rectangle.
  ///
  /// - Complexity: O(log *s* + *k*) for *s* sections and *k* pictures in the rectangle.
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    // A section whose rows change may overlap the next one by a row.
    let reach = state.isAtRest ? 0 : pitch.height
    let first = sections.indices.partitionPoint { sections[$0].bottom + reach <= rect.minY }
    for number in first..<sections.count {
      let section = sections[number]
      guard section.top - reach < rect.maxY else { break }
      if frameOfHeader(of: number).intersects(rect) { found.append(header(of: number)) }
      let interval =
        (rect.minY - section.itemTop) / pitch.height...(rect.maxY - section.itemTop) / pitch.height
      for item in section.rows.items(inRows: Double(interval.lowerBound)...Double(interval.upperBound)) {
        found.append(self.item(IndexPath(item: item, section: number)))
      }
    }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].rows.count).contains(indexPath.item)
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

  /// Returns the y coordinate of the first row of a section, in content coordinates.
  func top(ofRowsInSection section: Int) -> CGFloat? {
    sections.indices.contains(section) ? sections[section].itemTop : nil
  }

  /// Returns the column at a horizontal position in an arrangement at rest.
  func column(at position: CGFloat, columns: Int) -> Int {
    let pitch = metrics.columnPitch(columns: CGFloat(columns))
    return min(max(Int(((position - SectionMetrics.margin) / pitch).rounded(.down)), 0), columns - 1)
  }

  private func item(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let section = sections[indexPath.section]
    let place = section.rows.place(of: indexPath.item)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let origin = CGPoint(
      x: SectionMetrics.margin + CGFloat(place.column) * pitch.width,
      y: section.itemTop + CGFloat(place.row) * pitch.height)
    if state.isAtRest {
      attributes.frame = CGRect(origin: CGPoint(x: round(origin.x), y: round(origin.y)), size: cellSize)
    } else {
      attributes.setFrame(CGRect(origin: origin, size: itemSize), scaledFrom: cellSize)
      attributes.alpha = CGFloat(section.rows.opacity(atColumn: place.column))
    }
    return attributes
  }

  private func round(_ length: CGFloat) -> CGFloat { (length / metrics.pixel).rounded() * metrics.pixel }
  private func floor(_ length: CGFloat) -> CGFloat {
    // The quotient of a whole number of pixels may be slightly less than that number.
    max(metrics.pixel, (length / metrics.pixel + 1e-6).rounded(.down) * metrics.pixel)
  }

  private func frameOfHeader(of section: Int) -> CGRect {
    let top = state.isAtRest ? round(sections[section].top) : sections[section].top
    return CGRect(x: 0, y: top, width: metrics.size.width, height: metrics.headerHeight)
  }

  private func header(of section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section))
    attributes.frame = frameOfHeader(of: section)
    attributes.zIndex = 1
    return attributes
  }
}
