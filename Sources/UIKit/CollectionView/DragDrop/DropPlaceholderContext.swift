/// A placeholder in a collection view, and the operations on it.
@MainActor
final class DropPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  /// The placeholder among the items.
  let presented: PresentedPlaceholder
  let animator = DropAnimator()
  /// Weak, because the app may keep this object longer than the view lives.
  private weak var host: (any DropHost)?
  private let data: PresentedData
  private let batchUpdater: BatchUpdater

  init(
    _ placeholder: UICollectionViewDropPlaceholder, for dragItem: UIDragItem, in host: any DropHost,
    _ data: PresentedData, _ batchUpdater: BatchUpdater
  ) {
    (presented, self.dragItem) = (PresentedPlaceholder(placeholder), dragItem)
    (self.host, self.data, self.batchUpdater) = (host, data, batchUpdater)
  }

  /// The index path in the data at which an item would replace the placeholder; nil if the placeholder was deleted or
  /// is about to be, or if the view is gone.
  private var commitPath: IndexPath? {
    guard host != nil else { return nil }
    return data.commitPath(of: presented, after: batchUpdater.placeholderChanges)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let path = commitPath else { return false }
    batchUpdater.add(.commit(presented, at: path)) { dataSourceUpdates(path) }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard commitPath != nil else { return false }
    batchUpdater.add(.delete(presented)) {}
    return true
  }

  func setNeedsCellUpdate() {
    guard let host, let cell = data.placeholders.path(of: presented).flatMap(host.visibleCell) else {
      return
    }
    presented.placeholder.cellUpdateHandler?(cell)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
