// Where rows, headers and footers are, and scrolling to them.
extension UITableView {
  // MARK: - Visible rows

  var cellsOnScreen: [UITableViewCell] {
    layoutContentIfNeeded()
    return content.indexPathsForVisibleItems.sorted().compactMap { cell(at: $0) }
  }

  /// The index paths of the rows on screen, from top to bottom; nil without rows on screen.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutContentIfNeeded()
    return content.indexPathsForVisibleItems.sorted()
  }

  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    (content.visibleCell(at: indexPath) as? TableRowCell)?.cell
  }

  /// The index path of the row at a point; nil if no row is there.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard
      let found = indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 0.001)))?.first,
      rectForRow(at: found).contains(point)
    else { return nil }
    return found
  }

  /// The index paths of the rows that overlap a rectangle, from top to bottom.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    content.driver.prepareIfNeeded()
    return content.driver.elements(in: rect).filter { $0.representedElementCategory == .cell }
      .map(\.indexPath).sorted()
  }

  /// The header of a section; nil if it is not on screen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(.header, ofSection: section) as? UITableViewHeaderFooterView
  }

  /// The footer of a section; nil if it is not on screen.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(.footer, ofSection: section) as? UITableViewHeaderFooterView
  }

  // MARK: - Geometry

  /// The rectangle of a section with its header and footer; zero for a section that does not exist.
  public func rect(forSection section: Int) -> CGRect {
    guard (0..<numberOfSections).contains(section) else { return .zero }
    var parts = [rectForHeader(inSection: section), rectForFooter(inSection: section)]
    let count = numberOfRows(inSection: section)
    if count > 0 {
      parts.append(rectForRow(at: IndexPath(row: 0, section: section)))
      parts.append(rectForRow(at: IndexPath(row: count - 1, section: section)))
    }
    let present = parts.filter { $0.height > 0 }
    guard let top = present.map(\.minY).min(), let bottom = present.map(\.maxY).max() else { return .zero }
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  /// The rectangle of a section's header; empty if the section has none.
  public func rectForHeader(inSection section: Int) -> CGRect { frame(of: .header, inSection: section) }

  /// The rectangle of a section's footer; empty if the section has none.
  public func rectForFooter(inSection section: Int) -> CGRect { frame(of: .footer, inSection: section) }

  // MARK: - Scrolling

  func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    // A row that does not exist is that of a section without rows: its header is shown.
    guard indexPath.row != NSNotFound else {
      let header = rect(forSection: indexPath.section)
      return scrollRectToVisible(CGRect(x: 0, y: header.minY, width: 1, height: 1), animated: animated)
    }
    content.scrollToItem(at: indexPath, at: scrollPosition.inCollection, animated: animated)
  }

  /// The selected row that is nearest to the middle of the visible area.
  var nearestSelectedRow: IndexPath? {
    func distance(_ path: IndexPath) -> CGFloat { abs(rectForRow(at: path).midY - bounds.midY) }
    return indexPathsForSelectedRows?.min { distance($0) < distance($1) }
  }
}
