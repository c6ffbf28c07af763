// The rows of a table view, and the collection view that shows them.
extension UITableView {
  var hasDelegate: Bool { delegate != nil }

  /// The views of the rows on screen.
  var hosts: [TableRowCell] { content.stage.elements(.cell).compactMap { $0.view as? TableRowCell } }

  /// Keeps a cell that has disappeared for reuse.
  func recycle(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { reuse.put(cell, for: identifier) }
  }

  /// Lays out the rows, unless they are being laid out.
  func layoutContentIfNeeded() {
    guard !content.runner.phase.isPass, !content.isPreparingLayout else { return }
    layoutIfNeeded()
  }

  /// Places all rows again, because their heights or separators may have changed.
  func invalidateRows() {
    sections.forget()
    let context = layout.makeInvalidationContext()
    layout.forgetHeights()
    layout.invalidateLayout(with: context)
  }

  var indexColors: SectionIndexColors {
    SectionIndexColors(
      titles: sectionIndexColor, background: sectionIndexBackgroundColor,
      trackingBackground: sectionIndexTrackingBackgroundColor)
  }

  /// The titles of the section index; empty without one.
  var shownIndexTitles: [String] {
    if sectionIndexMinimumDisplayRowCount > 0 {
      let rows = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
      guard rows >= sectionIndexMinimumDisplayRowCount else { return [] }
    }
    return dataSource?.sectionIndexTitles(for: self) ?? []
  }

  /// Makes the rows leave room for the section index, or take its room.
  func sectionIndexDidChange() {
    for host in hosts {
      host.setNeedsLayout()
      host.contentSizeDidChange()
    }
  }

  /// The room that rows leave at each side for lines that are easy to read, in points.
  func readableRoom(inWidth width: CGFloat) -> CGFloat {
    cellLayoutMarginsFollowReadableWidth ? readableExcess(in: width - 2 * ListMetrics.margin) : 0
  }

  func readableWidthDidChange() {
    for host in hosts { host.setNeedsLayout() }
    for case let host as TableBoundaryHost in content.subviews { host.content?.setNeedsLayout() }
    invalidateRows()
  }

  /// Takes over the size of the rows.
  func takeContentSize(_ size: CGSize) { if contentSize != size { contentSize = size } }

  /// Makes the rows leave the room that the insets need.
  func followInsets() {
    let inset = adjustedContentInset
    if content.contentInset != inset { content.contentInset = inset }
  }

  /// The room above headers.
  var usedHeaderTopPadding: CGFloat {
    let padding = sectionHeaderTopPadding
    guard TableHeights.isValid(padding), padding >= 0 else {
      return style == .plain ? TableMetrics.plainHeaderTopPadding : 0
    }
    return padding
  }

  /// Shows another header or footer of the whole table view.
  func boundaryDidChange(from old: UIView?) {
    if let host = old?.superview?.superview as? TableBoundaryHost { host.show(nil, in: self) }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = sections.tableBoundaries
    layout.configuration = configuration
    for (kind, view) in [
      (TableSections.tableHeaderKind, tableHeaderView), (TableSections.tableFooterKind, tableFooterView),
    ] {
      let shown = content.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
      (shown as? TableBoundaryHost)?.show(view, in: self)
    }
  }

  /// The header or footer of a section on screen.
  func boundaryView(_ kind: TableBoundary, ofSection section: Int) -> UIView? {
    let path = IndexPath(item: 0, section: section)
    return (content.supplementaryView(forElementKind: kind.elementKind, at: path) as? TableBoundaryHost)?
      .content
  }

  func frame(of kind: TableBoundary, inSection section: Int) -> CGRect {
    content.layoutAttributesForSupplementaryElement(
      ofKind: kind.elementKind, at: IndexPath(item: 0, section: section))?.frame ?? .zero
  }
}
