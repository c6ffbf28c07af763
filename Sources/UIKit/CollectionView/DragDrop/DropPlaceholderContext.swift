/// A placeholder in a collection view, and the operations on it.
@MainActor
final class DropPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  /// The placeholder among the items.
  let presented: PresentedPlaceholder
  let animator = DropAnimator()
  private weak var data: PresentedData?
  private weak var batchUpdates: BatchUpdates?
  private let cell: (IndexPath) -> UICollectionViewCell?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder.
  ///   - dragItem: The item for which it reserves room.
  ///   - data: The presented data that contains the placeholder.
  ///   - batchUpdates: The updates that change the placeholder.
  ///   - cell: Returns the cell at an index path; nil if it is not on screen.
  init(
    _ placeholder: UICollectionViewDropPlaceholder, for dragItem: UIDragItem, _ data: PresentedData,
    _ batchUpdates: BatchUpdates, cell: @escaping (IndexPath) -> UICollectionViewCell?
  ) {
    (presented, self.dragItem, self.cell) = (PresentedPlaceholder(placeholder), dragItem, cell)
    (self.data, self.batchUpdates) = (data, batchUpdates)
  }

  /// The index path in the data at which an item would replace the placeholder; nil if the placeholder was deleted or
  /// is about to be.
  private var commitPath: IndexPath? {
    data?.commitPath(of: presented, after: batchUpdates?.placeholderChanges ?? [])
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let path = commitPath else { return false }
    batchUpdates?.add(.commit(presented, at: path)) { dataSourceUpdates(path) }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard commitPath != nil else { return false }
    batchUpdates?.add(.delete(presented)) {}
    return true
  }

  func setNeedsCellUpdate() {
    guard let cell = data?.placeholders.path(of: presented).flatMap(cell) else { return }
    presented.placeholder.cellUpdateHandler?(cell)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
