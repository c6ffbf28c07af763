/// The heights of the rows, headers and footers of a table view, as the delegate or the properties determine them.
@MainActor
final class TableHeights {
  private unowned let table: UITableView
  private var reportsInvalidHeights = true

  init(_ table: UITableView) { self.table = table }

  /// The height of a row; nil for the height of its content.
  ///
  /// - Parameter path: The index path as presented, which counts placeholders.
  func row(at path: IndexPath) -> CGFloat? {
    guard !table.content.data.isPlaceholder(path) else { return nil }
    let path = table.content.data.dataPath(of: path)
    return explicit(
      table.ask(unlessLacking: .heightForRow) { $0.tableView($1, heightForRowAt: path) } ?? table.rowHeight)
  }

  /// The height of a placeholder; nil for the height of its content.
  func placeholder(_ placeholder: UITableViewPlaceholder) -> CGFloat? { explicit(placeholder.rowHeight) }

  /// The height of all rows; nil if it differs between rows.
  ///
  /// - Parameter path: A row of which the delegate is asked, to find out whether it implements the member.
  func allRows(like path: IndexPath?) -> CGFloat? {
    if table.hasDelegate, !table.lacks(.heightForRow) {
      guard let path else { return nil }
      _ = row(at: path)
      guard table.lacks(.heightForRow) else { return nil }
    }
    return explicit(table.rowHeight)
  }

  /// The height of a row until it is measured; nil if the delegate does not determine it.
  func estimate(at path: IndexPath) -> CGFloat? {
    guard !table.content.data.isPlaceholder(path) else { return nil }
    let dataPath = table.content.data.dataPath(of: path)
    if let answer = table.ask(
      unlessLacking: .estimatedHeightForRow, { $0.tableView($1, estimatedHeightForRowAt: dataPath) }),
      !table.usedDefault(of: .estimatedHeightForRow)
    {
      return explicit(answer).flatMap { $0 > 0 ? $0 : row(at: path) }
    }
    // Without estimates, all heights are asked for at once.
    return table.estimatedRowHeight == 0 ? row(at: path) : nil
  }

  /// The height of a row that was not measured. The height of all rows, if the delegate leaves a row to it.
  var usualEstimate: CGFloat {
    let (estimate, height) = (table.estimatedRowHeight, table.rowHeight)
    let heights = table.usedDefault(of: .heightForRow) ? [height, estimate] : [estimate, height]
    return heights.first { $0 > 0 && Self.isValid($0) }
      ?? ListMetrics.minimumRowHeight
  }

  /// The height of a header or footer; nil for the height of its content.
  func boundary(_ kind: TableBoundary, ofSection section: Int) -> CGFloat? {
    switch kind {
    case .header:
      explicit(
        table.ask(unlessLacking: .heightForHeader) { $0.tableView($1, heightForHeaderInSection: section) }
          ?? table.sectionHeaderHeight)
    case .footer:
      explicit(
        table.ask(unlessLacking: .heightForFooter) { $0.tableView($1, heightForFooterInSection: section) }
          ?? table.sectionFooterHeight)
    }
  }

  /// The height of a header or footer until it is measured.
  func estimate(_ kind: TableBoundary, ofSection section: Int) -> CGFloat {
    let estimate =
      switch kind {
      case .header:
        table.delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
          ?? table.estimatedSectionHeaderHeight
      case .footer:
        table.delegate?.tableView(table, estimatedHeightForFooterInSection: section)
          ?? table.estimatedSectionFooterHeight
      }
    return estimate >= 1 && Self.isValid(estimate) ? estimate : ListMetrics.minimumHeaderHeight
  }

  /// Whether a height is finite and not so large that positions lose their precision.
  static func isValid(_ height: CGFloat) -> Bool { height.isFinite && height < 1e9 }

  /// A height of the app. Negative ones are `UITableView.automaticDimension`; invalid ones are reported and treated as
  /// that.
  private func explicit(_ height: CGFloat) -> CGFloat? {
    guard Self.isValid(height) else {
      if reportsInvalidHeights {
        UIDiagnostic.report(
          .invalidLayoutMetric,
          "A height in a table view is \(height). The height of the content is used. Return a finite height.")
      }
      reportsInvalidHeights = false
      return nil
    }
    return height < 0 ? nil : height
  }
}

/// A header or a footer of a section.
enum TableBoundary {
  case header
  case footer

  /// The kind of the element in the layout.
  var elementKind: String {
    self == .header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }
}
