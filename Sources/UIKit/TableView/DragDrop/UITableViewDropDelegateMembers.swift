/// The optional members of a drop delegate, for calls with a question mark.
@preconcurrency @MainActor
public struct UITableViewDropDelegateMembers {
  let delegate: any UITableViewDropDelegate

  /// Returns whether the view accepts the dragged items. By default, returns true.
  public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    delegate.tableView(tableView, canHandle: session)
  }

  /// Called when a drag enters the view.
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {
    delegate.tableView(tableView, dropSessionDidEnter: session)
  }

  /// Called when a drag leaves the view.
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {
    delegate.tableView(tableView, dropSessionDidExit: session)
  }

  /// Called when the drag has ended, with or without a drop.
  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    delegate.tableView(tableView, dropSessionDidEnd: session)
  }

  /// Returns what a drop at this position would do. Called whenever the drag moves. By default, the drop copies.
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    delegate.tableView(
      tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  /// Returns the parameters of the preview that is animated to a row.
  public func callAsFunction(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    delegate.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
  }
}

extension UITableViewDropDelegate {
  /// The members with this base name, for calls with a question mark. Never nil.
  public var tableView: UITableViewDropDelegateMembers? {
    UITableViewDropDelegateMembers(delegate: self)
  }
}
