/// A placeholder in a collection view, and the operations on it.
@MainActor
final class DropPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: UICollectionViewDropPlaceholder
  let animator = DropAnimator()
  private weak var view: UICollectionView?

  init(_ placeholder: UICollectionViewDropPlaceholder, for dragItem: UIDragItem, in view: UICollectionView) {
    self.placeholder = placeholder
    self.dragItem = dragItem
    self.view = view
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let view, let place = view.commitPath(of: self) else { return false }
    view.batchUpdates.add(.commit(self, at: place)) { dataSourceUpdates(place) }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let view, view.commitPath(of: self) != nil else { return false }
    view.batchUpdates.add(.delete(self)) {}
    return true
  }

  func setNeedsCellUpdate() {
    guard let view, let cell = view.data.placeholders.path(of: self).flatMap({ view.cellForItem(at: $0) })
    else {
      return
    }
    placeholder.cellUpdateHandler?(cell)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
