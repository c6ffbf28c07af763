/// The items dropped on a table view: those dropped on the collection view in it, in terms of rows.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private final class Item: NSObject, UITableViewDropItem {
    private let base: any UICollectionViewDropItem

    init(_ base: any UICollectionViewDropItem) { self.base = base }

    var dragItem: UIDragItem { base.dragItem }
    var sourceIndexPath: IndexPath? { base.sourceIndexPath }
    var previewSize: CGSize { base.previewSize }
  }

  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal
  private let base: ItemDropCoordinator
  private unowned let table: UITableView

  init(_ base: ItemDropCoordinator, _ proposal: UITableViewDropProposal, in table: UITableView) {
    (self.base, self.proposal, self.table) = (base, proposal, table)
    items = base.items.map { Item($0) }
  }

  var destinationIndexPath: IndexPath? { base.destinationIndexPath }
  var session: any UIDropSession { base.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    base.place(placeholder.inContent(of: table), for: dragItem)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    base.drop(dragItem, to: target)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    base.drop(dragItem, toItemAt: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    base.drop(dragItem, intoItemAt: indexPath, rect: rect)
  }
}
