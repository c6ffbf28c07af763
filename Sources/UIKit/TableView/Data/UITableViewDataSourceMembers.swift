/// The optional members of a data source, for calls with a question mark.
@preconcurrency @MainActor
public struct UITableViewDataSourceMembers {
  let dataSource: any UITableViewDataSource

  /// Returns the number of sections.
  public func callAsFunction(in tableView: UITableView) -> Int {
    dataSource.numberOfSections(in: tableView)
  }

  /// Returns the title of a section's header.
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    dataSource.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Returns the title of a section's footer.
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    dataSource.tableView(tableView, titleForFooterInSection: section)
  }

  /// Returns whether a row can be edited.
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    dataSource.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Returns whether the user may move a row.
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    dataSource.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Returns the titles of the section index at the edge.
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    dataSource.sectionIndexTitles(for: tableView)
  }

  /// Returns the section that a title of the section index leads to.
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  /// Inserts or deletes a row in the data, because the user asked for it.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// Moves a row in the data after the user moved it.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}
