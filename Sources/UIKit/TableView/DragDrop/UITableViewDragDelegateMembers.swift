/// The optional members of a drag delegate, for calls with a question mark.
@preconcurrency @MainActor
public struct UITableViewDragDelegateMembers {
  let delegate: any UITableViewDragDelegate

  /// Returns the drag items to add when another finger taps a row during a drag. By default, returns none.
  public func callAsFunction(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    delegate.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
  }

  /// Returns the parameters of a row's preview. By default, the preview looks like the cell.
  public func callAsFunction(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    delegate.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
  }

  /// Called before a lifted row is dragged.
  public func callAsFunction(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {
    delegate.tableView(tableView, dragSessionWillBegin: session)
  }

  /// Called when the drag has ended, with or without a drop.
  public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    delegate.tableView(tableView, dragSessionDidEnd: session)
  }

  /// Returns whether the drag allows moving, not only copying. By default, returns true.
  public func callAsFunction(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    delegate.tableView(tableView, dragSessionAllowsMoveOperation: session)
  }

  /// Returns whether the drag must stay in this program. By default, returns false.
  public func callAsFunction(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
  }
}

extension UITableViewDragDelegate {
  /// The members with this base name, for calls with a question mark. Never nil.
  public var tableView: UITableViewDragDelegateMembers? {
    UITableViewDragDelegateMembers(delegate: self)
  }
}
