import UIKit

/// Changes the number of columns of a grid. Between two numbers, the pictures move along their rows like a belt.
///
/// The picture at the pointer stays in the column at the pointer. Only if the beginning of its section is visible, the
/// section begins in its first column, and the picture moves within its row.
@MainActor
final class GridResizing: ThumbnailResizing {
  /// A change in which a section takes back its empty positions.
  private struct Straightening {
    let link: CADisplayLink
    let end: GridArrangement
  }

  /// The maximum number of columns.
  static let maximumColumns = 40
  /// The scales in which a change shows cells. At others, it gives them another size.
  private static let scales: ClosedRange<CGFloat> = 0.5...1.5
  /// The time in which a section takes back its empty positions, in seconds.
  private static let straighteningDuration: CFTimeInterval = 0.35

  var chosenLevel: CGFloat? {
    didSet {
      guard !isFollowingWidth else { return }
      chosen = chosenLevel.map {
        (ThumbnailSizes.columns(atLevel: $0), grid.metrics.size == .zero ? nil : grid.metrics.width)
      }
    }
  }
  /// The number of columns that the user chose, and the width of the grid at that time.
  private var chosen: (columns: CGFloat, width: CGFloat?)?
  /// Whether a new width of the view changes the level.
  private var isFollowingWidth = false
  private let grid: ResizableGridLayout
  /// The arrangements of the current change, by number of columns.
  private var arrangements: [Int: GridArrangement] = [:]
  /// Moves a section to its first column; nil at rest.
  private var straightening: Straightening?

  var layouts: [UICollectionViewLayout] { [grid] }

  init(_ grid: ResizableGridLayout) { self.grid = grid }

  var sizes: ThumbnailSizes {
    ThumbnailSizes(columns: 1...Self.maximumColumns, usual: grid.metrics.usualColumns)
  }

  /// Adapts the number of columns to the lengths of a view. Pictures of a chosen size keep it, but a single column
  /// stays single.
  func arrange(_ metrics: GridMetrics) {
    let isOther = metrics != grid.metrics
    grid.metrics = metrics
    if let chosen {
      let width = chosen.width ?? metrics.width
      self.chosen = (chosen.columns, width)
      let columns = chosen.columns > 1 ? (chosen.columns * metrics.width / width).rounded() : 1
      isFollowingWidth = true
      chosenLevel = sizes.clamp(0 - log2(max(1, columns)))
      isFollowingWidth = false
    }
    if isOther || restingColumns != grid.state.start.columns {
      grid.state = .init(GridArrangement(columns: restingColumns))
    }
  }

  /// Takes back empty positions, because the sections may have changed.
  func albumDidChange() {
    straightening?.link.invalidate()
    straightening = nil
    grid.state = .init(GridArrangement(columns: grid.state.start.columns))
  }

  private var restingColumns: Int { Int(ThumbnailSizes.columns(atLevel: restingLevel).rounded()) }

  func begin(at anchor: ZoomAnchor, in controller: AlbumViewController) {
    endStraightening(in: controller)
    arrangements = [grid.state.start.columns: grid.state.start]
  }

  func show(_ level: CGFloat, keeping anchor: ZoomAnchor, in controller: AlbumViewController) {
    let columns = ThumbnailSizes.columns(atLevel: level)
    let start = min(max(Int(columns.rounded(.down)), 1), Self.maximumColumns)
    let end = min(start + 1, Self.maximumColumns)
    grid.state = .init(
      from: arrangement(columns: start, keeping: anchor, in: controller),
      to: arrangement(columns: end, keeping: anchor, in: controller),
      progress: start == end ? 0 : Double(columns) - Double(start), pin: anchor.path,
      cellColumns: cellColumns(forColumns: columns))
    place(anchor, in: controller)
  }

  func end(at level: CGFloat, keeping anchor: ZoomAnchor, in controller: AlbumViewController) {
    let columns = Int(ThumbnailSizes.columns(atLevel: level).rounded())
    let arrangement = arrangement(columns: columns, keeping: anchor, in: controller)
    arrangements = [:]
    grid.state = .init(arrangement)
    place(anchor, in: controller)
    controller.collectionView.contentOffset = controller.collectionView.contentOffset
  }

  /// Returns the number of columns for which cells have their size during a change. A change to smaller pictures gives
  /// them their final size at once, so that the many of its end need no new one.
  private func cellColumns(forColumns columns: CGFloat) -> Int {
    let (current, largest) = (grid.state.cellColumns, Int(columns * Self.scales.upperBound))
    if restingColumns <= largest, restingColumns > current { return restingColumns }
    if Self.scales.contains(CGFloat(current) / columns) { return current }
    return min(max(restingColumns, Int(columns.rounded())), max(1, largest))
  }

  private func place(_ anchor: ZoomAnchor, in controller: AlbumViewController) {
    let view = controller.collectionView
    view.layoutIfNeeded()
    guard let frame = grid.layoutAttributesForItem(at: anchor.path)?.frame else { return }
    let offset = anchor.contentOffset(for: frame, contentSize: grid.collectionViewContentSize, in: view)
    // Between pixels: rounding would let the anchor tremble.
    if offset != view.bounds.origin { view.bounds.origin = offset }
  }

  /// Returns the arrangement of a number of columns in which the anchor is in the column at the pointer, unless the
  /// beginning of its section would be visible then.
  private func arrangement(
    columns: Int, keeping anchor: ZoomAnchor, in controller: AlbumViewController
  ) -> GridArrangement {
    if let known = arrangements[columns] { return known }
    var arrangement = GridArrangement(columns: columns)
    let path = anchor.path
    let view = controller.collectionView
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? view.bounds.width - anchor.location.x : anchor.location.x
    let wanted = grid.column(at: x, columns: columns)
    let lead = (wanted - path.item % columns + columns) % columns
    if lead != 0,
      !showsBeginning(of: path.section, in: arrangement, keeping: anchor, controller.collectionView)
    {
      arrangement.leads[path.section] = lead
    }
    arrangements[columns] = arrangement
    return arrangement
  }

  /// Whether the first row of a section is visible, or below the viewport, at the offset of an arrangement.
  private func showsBeginning(
    of section: Int, in arrangement: GridArrangement, keeping anchor: ZoomAnchor, _ view: UICollectionView
  ) -> Bool {
    let metrics = grid.metrics
    let columns = CGFloat(arrangement.columns)
    let (pitch, height) = (metrics.rowPitch(columns: columns), metrics.itemSize(columns: columns).height)
    // 1. The tops of the anchor's section and of the end of the content.
    let gaps = metrics.headerHeight + SectionMetrics.inset.top + SectionMetrics.inset.bottom
    var (top, sectionTop): (CGFloat, CGFloat) = (0, 0)
    for number in 0..<view.numberOfSections {
      if number == section { sectionTop = top }
      let rows = arrangement.rowCount(of: view.numberOfItems(inSection: number), inSection: number)
      top += gaps + metrics.height(ofRows: CGFloat(rows), columns: columns)
    }
    // 2. The offset that keeps the anchor.
    let firstRow = sectionTop + metrics.headerHeight + SectionMetrics.inset.top
    let row = arrangement.row(of: anchor.path.item, inSection: section)
    let frame = CGRect(
      x: SectionMetrics.margin, y: firstRow + CGFloat(row) * pitch, width: height, height: height)
    let offset = anchor.contentOffset(
      for: frame, contentSize: CGSize(width: metrics.size.width, height: top), in: view)
    return firstRow + height > offset.y
  }

  // MARK: - Empty positions

  /// Takes back the empty positions of sections: at once out of sight, and with an animation when the beginning of the
  /// section comes into view.
  func didScroll(in controller: AlbumViewController) {
    guard grid.state.isAtRest, straightening == nil, let section = grid.state.start.leads.keys.first else {
      return
    }
    let view = controller.collectionView
    let isVisible = view.indexPathsForVisibleItems.filter { $0.section == section }.sorted()
    guard let first = isVisible.first, let last = isVisible.last else {
      return straighten(section, keeping: nil, in: controller)
    }
    guard let top = grid.top(ofRowsInSection: section),
      let height = view.layoutAttributesForItem(at: first)?.size.height,
      top + height > view.bounds.minY
    else { return }
    straighten(section, keeping: last, in: controller)
  }

  /// Moves the pictures of a section to their columns without empty positions.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - pin: A visible picture of the section that moves straight to its column; nil to move at once.
  private func straighten(_ section: Int, keeping pin: IndexPath?, in controller: AlbumViewController) {
    let start = grid.state.start
    var end = start
    end.leads[section] = nil
    guard let pin, UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled else {
      return changeOutOfSight(to: end, in: controller)
    }
    let beginning = FrameClock.main.time
    let link = CADisplayLink { [weak self, weak controller] link in
      guard let self, let controller else { return link.invalidate() }
      let progress = min(1, max(0, (link.timestamp - beginning) / Self.straighteningDuration))
      let eased = progress * progress * (3 - 2 * progress)
      if progress >= 1 {
        endStraightening(in: controller)
      } else {
        grid.state = .init(
          from: start, to: end, progress: eased, pin: pin, cellColumns: start.columns)
      }
    }
    link.add(to: .main, forMode: .default)
    straightening = Straightening(link: link, end: end)
  }

  private func endStraightening(in controller: AlbumViewController) {
    guard let straightening else { return }
    straightening.link.invalidate()
    self.straightening = nil
    grid.state = .init(straightening.end)
  }

  /// Changes sections that are not visible, and keeps what is visible in place.
  private func changeOutOfSight(to end: GridArrangement, in controller: AlbumViewController) {
    let view = controller.collectionView
    let visible = view.indexPathsForVisibleItems.min()
    func top() -> CGFloat? { visible.flatMap(grid.layoutAttributesForItem(at:))?.frame.minY }
    let before = top()
    grid.state = .init(end)
    view.layoutIfNeeded()
    guard let before, let after = top(), after != before else { return }
    view.contentOffset.y += after - before
  }
}
