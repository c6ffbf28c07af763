/// The drag and drop delegate of the collection view in a table view. It passes the calls on to those of the table view.
@MainActor
final class TableDragBridge: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  private unowned let table: UITableView
  /// The last proposal.
  private var proposal = UITableViewDropProposal(operation: .cancel)

  init(_ table: UITableView) { self.table = table }

  // MARK: - Drag

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    table.dragDelegate?.tableView(table, itemsForBeginning: session, at: indexPath) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    table.dragDelegate?.tableView(table, itemsForAddingTo: session, at: indexPath, point: point) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: - Drop

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    // The collection view in a table view has no other coordinator.
    guard let coordinator = coordinator as? ItemDropCoordinator else { return }
    table.dropDelegate?.tableView(
      table, performDropWith: TableDropCoordinator(coordinator, proposal, in: table))
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    table.dropDelegate?.tableView(table, canHandle: session) ?? false
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    table.dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    proposal =
      table.dropDelegate?.tableView(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
      ?? UITableViewDropProposal(operation: .cancel)
    return proposal.inContent(
      at: session.location(in: collectionView), over: destinationIndexPath.map(table.rectForRow))
  }

  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath)
  }
}
