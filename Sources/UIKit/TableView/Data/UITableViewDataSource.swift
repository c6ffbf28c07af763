/// Returns the counts of a table view and supplies its cells. Only the first two members are required.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row, usually dequeued and configured.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections. By default, returns 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header. If it returns nil, which is the default, there is no title.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer. If it returns nil, which is the default, there is no title.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be edited. By default, returns true.
  ///
  /// Rows that can be edited are deleted by a swipe if the data source implements `tableView(_:commit:forRowAt:)`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the user may move a row. By default, rows can be moved if the data source implements
  /// `tableView(_:moveRowAt:to:)`.
  ///
  /// The table view finds this out before the first movement: it asks the data source to move a row to its own
  /// position.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the section index at the edge. If it returns nil, which is the default, there is none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section that a title of the section index leads to. By default, returns the index of the title.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Inserts or deletes a row in the data, because the user asked for it. Report the change to the table view here,
  /// for instance by `deleteRows(at:with:)`.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  )
  /// Moves a row in the data after the user moved it. The table view already shows the row at its new position.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

// Optional calls such as `delegate?.tableView?(…)` use these properties.
extension UITableViewDataSource {
  /// The members with this base name, for calls with a question mark. Never nil.
  public var tableView: UITableViewDataSourceMembers? {
    UITableViewDataSourceMembers(dataSource: self)
  }

  /// The members with this base name, for calls with a question mark. Never nil.
  public var numberOfSections: UITableViewDataSourceMembers? {
    UITableViewDataSourceMembers(dataSource: self)
  }

  /// The members with this base name, for calls with a question mark. Never nil.
  public var sectionIndexTitles: UITableViewDataSourceMembers? {
    UITableViewDataSourceMembers(dataSource: self)
  }
}

// Defaults for optional members.
extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int {
    1
  }

  /// Returns nil.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.receiverLacks(.titleForHeader)
    return nil
  }

  /// Returns nil.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.receiverLacks(.titleForFooter)
    return nil
  }

  /// Returns true.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns the default; see the protocol.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.dataSourceMovesRows(self, at: indexPath)
  }

  /// Returns nil.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    nil
  }

  /// Returns the index of the title.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  {
    index
  }

  /// Does nothing and reports a diagnostic.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView.dataSourceLacksCommit()
  }

  /// Does nothing and reports a diagnostic.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tableView.dataSourceLacksMovement()
  }
}
