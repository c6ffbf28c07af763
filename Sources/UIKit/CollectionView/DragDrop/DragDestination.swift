/// Finds the collection view under a drag that takes it, and tells it of the drag.
@MainActor
final class DragDestination {
  private weak var view: UICollectionView?

  /// What a drop would do now.
  var operation: UIDropOperation { view?.itemDrop.operation ?? .cancel }

  /// The drag has gone on.
  func follow(_ session: DragSession, in window: UIWindow) {
    let target = target(of: session, in: window)
    if target !== view {
      view?.itemDrop.exit()
      view = target
      target?.itemDrop.enter(session)
    }
    update()
  }

  /// The innermost view under the finger that takes the drag.
  private func target(of session: DragSession, in window: UIWindow) -> UICollectionView? {
    sequence(first: window.hitTest(session.location, with: nil), next: { $0?.superview })
      .lazy.compactMap { $0 as? UICollectionView }
      .first { $0 === view || $0.itemDrop.accepts(session) }
  }

  /// More is dragged, or somewhere else.
  func update() { view?.itemDrop.update() }

  /// The drag is over no view any more.
  func leave() {
    view?.itemDrop.exit()
    view = nil
  }

  /// Has the view take what is dropped.
  ///
  /// - Returns: Who brings the previews into place; nil when nothing was taken.
  func perform(_ previews: [DragPreviewView]) -> ItemDropCoordinator? { view?.itemDrop.perform(previews) }

  /// The drag is over.
  func end() {
    view?.itemDrop.end()
    view = nil
  }
}
