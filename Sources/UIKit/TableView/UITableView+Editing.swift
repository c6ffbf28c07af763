// Editing: what delegate and data source allow for each row.
extension UITableView {
  /// Shows or hides the controls for editing.
  func showEditing(animated: Bool) {
    let hosts = hosts
    // The controls that appear begin at their positions.
    UIView.performWithoutAnimation { for host in hosts { host.showAccessories() } }
    let change = {
      self.content.isEditing = self.isEditing
      for host in hosts {
        host.showEditing(animated: animated)
        host.layoutIfNeeded()
      }
    }
    guard animated else { return change() }
    UIView.animate(withDuration: 0.3, animations: change) { _ in
      for host in hosts { host.cell?.editingAnimationDidEnd() }
    }
  }

  /// Whether a row is being edited.
  func isEditing(hostedBy host: TableRowCell) -> Bool {
    guard isEditing, let path = content.indexPath(for: host) ?? host.display.attributes?.indexPath else {
      return false
    }
    return dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  /// What is allowed for a row while editing.
  func editingRules(of host: TableRowCell) -> RowEditingRules {
    guard let path = content.indexPath(for: host) ?? host.display.attributes?.indexPath, let dataSource else {
      return RowEditingRules(
        isEditable: false, style: .none, selects: false, isIndented: false, isMovable: false)
    }
    let isEditable = dataSource.tableView(self, canEditRowAt: path)
    return RowEditingRules(
      isEditable: isEditable,
      style: isEditable ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none,
      selects: isEditable && allowsMultipleSelectionDuringEditing,
      isIndented: delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true,
      isMovable: dataSource.tableView(self, canMoveRowAt: path))
  }

  /// What the user can do to a row of a delegate that does not decide.
  func defaultEditingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    dataSource?.tableView(self, canEditRowAt: path) ?? false ? .delete : .none
  }

  // MARK: - Swipe actions

  /// The actions at the leading edge of a row; nil for none.
  func leadingSwipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let delegate, dataSource?.tableView(self, canEditRowAt: path) == true else { return nil }
    return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  /// The actions at the trailing edge of a row: those of the delegate, or else one that deletes the row; nil for none.
  func trailingSwipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
    if let own = delegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: own.map { $0.contextualAction(in: self, ofRowAt: path) })
    }
    guard delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else { return nil }
    // While editing, the row has a control for it in any case.
    guard isEditing || implementsCommit(dataSource, at: path) else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let row = currentPath(ofRowAt: path)
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
      if let path = row() { self?.commit(.delete, at: path) }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Returns a closure that returns the index path which a row on screen has by then; nil once the row is gone.
  func currentPath(ofRowAt path: IndexPath) -> () -> IndexPath? {
    let host = content.visibleCell(at: path)
    return { [weak self, weak host] in host.flatMap { self?.content.indexPath(for: $0) } }
  }

  /// Returns whether a data source implements `tableView(_:commit:forRowAt:)`.
  ///
  /// Swift cannot ask an object whether it implements a member with a default. So the member is called once, with the
  /// style `none`, for a row that the user is about to delete. The default implementation then records that it was called.
  private func implementsCommit(_ dataSource: any UITableViewDataSource, at path: IndexPath) -> Bool {
    commitProbe.isImplemented(by: dataSource) { dataSource.tableView(self, commit: .none, forRowAt: path) }
  }

  /// Called when the swipe actions of a row appear or have disappeared.
  func swipeDidChange(isOpen: Bool, at path: IndexPath?) {
    if !isOpen {
      delegate?.tableView(self, didEndEditingRowAt: path)
    } else if let path {
      delegate?.tableView(self, willBeginEditingRowAt: path)
    }
  }

  /// Asks the data source to delete or insert a row.
  func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  /// Returns whether a data source without `canMoveRowAt` implements `moveRowAt`. It is asked once to move a row to its
  /// own position, which changes nothing.
  func dataSourceMovesRows(_ dataSource: any UITableViewDataSource, at path: IndexPath) -> Bool {
    movementProbe.isImplemented(by: dataSource) { dataSource.tableView(self, moveRowAt: path, to: path) }
  }

  /// The default implementation of moving a row in a data source.
  func dataSourceLacksMovement() {
    guard !movementProbe.noteMissing() else { return }
    content.report(
      .inconsistentUpdate, about: "movement",
      "The user moved a row, but the data source does not implement tableView(_:moveRowAt:to:). The data is unchanged. "
        + "Implement this method.")
  }

  /// The default implementation of deleting and inserting rows in a data source.
  func dataSourceLacksCommit() {
    guard !commitProbe.noteMissing() else { return }
    content.report(
      .inconsistentUpdate, about: "commit",
      "The user deleted or inserted a row, but the data source does not implement tableView(_:commit:forRowAt:). The "
        + "data is unchanged. Implement this method.")
  }
}
