/// The data source and delegate of the collection view in a table view. It passes the calls on to those of the table view.
@MainActor
final class TableBridge: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  unowned let table: UITableView

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  // MARK: - Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    table.dataSource?.numberOfSections(in: table) ?? 0
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = collectionView.dequeueReusableCell(
      withReuseIdentifier: TableRowCell.reuseIdentifier, for: indexPath)
    guard let host = view as? TableRowCell, let dataSource = table.dataSource else { return view }
    let cell = table.reconfiguring(host.cell) { dataSource.tableView(table, cellForRowAt: indexPath) }
    if let level = table.ask(
      unlessLacking: .indentationLevel,
      {
        $0.tableView($1, indentationLevelForRowAt: indexPath)
      }), !table.usedDefault(of: .indentationLevel)
    {
      cell.indentationLevel = level
    }
    host.show(cell, in: table)
    return host
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: TableBoundaryHost.reuseIdentifier, for: indexPath)
    guard let host = view as? TableBoundaryHost else { return view }
    switch kind {
    case TableSections.tableHeaderKind: host.show(table.tableHeaderView, in: table)
    case TableSections.tableFooterKind: host.show(table.tableFooterView, in: table)
    case TableBoundary.header.elementKind: show(.header, ofSection: indexPath.section, in: host)
    case TableBoundary.footer.elementKind: show(.footer, ofSection: indexPath.section, in: host)
    default: host.show(nil, in: table)
    }
    return host
  }

  private func show(_ kind: TableBoundary, ofSection section: Int, in host: TableBoundaryHost) {
    host.show(
      table.boundaryViews.view(kind, ofSection: section), in: table,
      emptyHeight: table.style == .plain ? 0 : TableMetrics.groupSpacing)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    table.dataSource?.tableView(table, canMoveRowAt: indexPath) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    table.dataSource?.tableView(table, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    table.shownIndexTitles
  }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    let section = table.dataSource?.tableView(table, sectionForSectionIndexTitle: title, at: index) ?? index
    return IndexPath(row: 0, section: section)
  }

  // MARK: - Prefetching

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    table.prefetchDataSource?.tableView(table, prefetchRowsAt: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: indexPaths)
  }
}
