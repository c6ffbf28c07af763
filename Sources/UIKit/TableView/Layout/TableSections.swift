/// Describes the sections of a table view for its layout.
@MainActor
final class TableSections {
  static let headerPaddingKind = "UITableViewSectionHeaderPadding"
  static let tableHeaderKind = "UITableViewTableHeader"
  static let tableFooterKind = "UITableViewTableFooter"

  /// The height of an element: fixed, or estimated until it is measured.
  private enum Extent: Hashable {
    case fixed(CGFloat)
    case estimated(CGFloat)

    @MainActor
    var size: NSCollectionLayoutSize {
      switch self {
      case .fixed(let height):
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      case .estimated(let height):
        NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(max(1, height)))
      }
    }
  }

  /// What distinguishes a section from others.
  private struct Description: Hashable {
    var row: Extent
    var header: Extent?
    var footer: Extent?
    var headerPadding: CGFloat
    var sideInset: CGFloat
  }

  private unowned let table: UITableView
  /// The last section that was described. Sections with the same description share the object.
  private var last: (description: Description, section: NSCollectionLayoutSection)?

  init(_ table: UITableView) { self.table = table }

  /// Declares that separators have changed, which all sections share.
  func forget() { last = nil }

  /// Returns the description of a section for the layout.
  func section(_ index: Int, inWidth width: CGFloat) -> NSCollectionLayoutSection {
    let description = describe(index, inWidth: width)
    if let last, last.description == description { return last.section }
    let section = makeSection(description)
    last = (description, section)
    return section
  }

  private func describe(_ index: Int, inWidth width: CGFloat) -> Description {
    let first = table.content.numberOfItems(inSection: index) > 0 ? IndexPath(row: 0, section: index) : nil
    let row: Extent =
      table.heights.allRows(like: first).map { .fixed($0) } ?? .estimated(table.heights.usualEstimate)
    let header = extent(of: .header, ofSection: index)
    let isInset = table.style == .insetGrouped
    return Description(
      row: row, header: header, footer: extent(of: .footer, ofSection: index),
      headerPadding: header == nil ? 0 : table.usedHeaderTopPadding,
      sideInset: isInset ? (width >= 414 ? 20 : 16) : 0)
  }

  /// The height of a header or footer; nil if the section has none.
  private func extent(of kind: TableBoundary, ofSection section: Int) -> Extent? {
    if let height = table.heights.boundary(kind, ofSection: section) {
      return height > 0 ? .fixed(height) : nil
    }
    if table.boundaryViews.exists(kind, ofSection: section) {
      return .estimated(table.heights.estimate(kind, ofSection: section))
    }
    guard table.style != .plain else { return nil }
    let isFirst = kind == .header && section == 0
    return .fixed(TableMetrics.groupSpacing + (isFirst ? TableMetrics.firstGroupSpacing : 0))
  }

  private func makeSection(_ description: Description) -> NSCollectionLayoutSection {
    let size = description.row.size
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = list
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: description.sideInset, bottom: 0, trailing: description.sideInset)
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    let isPinned = table.style == .plain
    func add(_ extent: Extent, _ kind: String, _ alignment: NSRectAlignment, isPinned: Bool) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: extent.size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = isPinned
      items.append(item)
    }
    if let header = description.header {
      add(header, TableBoundary.header.elementKind, .top, isPinned: isPinned)
      if description.headerPadding > 0 {
        add(.fixed(description.headerPadding), Self.headerPaddingKind, .top, isPinned: false)
      }
    }
    if let footer = description.footer {
      add(footer, TableBoundary.footer.elementKind, .bottom, isPinned: isPinned)
    }
    section.boundarySupplementaryItems = items
    return section
  }

  /// The list that the rows are in.
  private var list: UICollectionLayoutListConfiguration {
    let appearance: UICollectionLayoutListConfiguration.Appearance =
      switch table.style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.showsSeparators = table.separatorStyle != .none
    if let color = table.separatorColor {
      (list.separatorConfiguration.color, list.separatorConfiguration.multipleSelectionColor) = (color, color)
    }
    list.backgroundColor = .clear
    list.leadingSwipeActionsConfigurationProvider = { [weak table] in table?.leadingSwipeActions(at: $0) }
    list.trailingSwipeActionsConfigurationProvider = { [weak table] in table?.trailingSwipeActions(at: $0) }
    return list
  }

  /// The header and the footer of the whole table view.
  var tableBoundaries: [NSCollectionLayoutBoundarySupplementaryItem] {
    func item(
      _ view: UIView?, _ kind: String, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem? {
      guard let height = view?.frame.height, height > 0, height.isFinite else { return nil }
      return NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Extent.fixed(height).size, elementKind: kind, alignment: alignment)
    }
    return [
      item(table.tableHeaderView, Self.tableHeaderKind, .top),
      item(table.tableFooterView, Self.tableFooterKind, .bottom),
    ].compactMap { $0 }
  }
}
