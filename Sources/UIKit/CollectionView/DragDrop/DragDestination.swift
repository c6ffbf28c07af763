/// Finds the collection view under a drag that accepts it, and notifies it of the drag.
@MainActor
final class DragDestination {
  private weak var view: UICollectionView?

  /// The operation that a drop would perform now.
  var operation: UIDropOperation { view?.itemDrop.operation ?? .cancel }

  /// Called when the drag has moved.
  func follow(_ session: DragSession, in window: UIWindow) {
    let target = target(of: session, in: window)
    if target !== view {
      view?.itemDrop.exit()
      view = target
      target?.itemDrop.enter(session)
    }
    update()
  }

  /// Returns the innermost collection view under the finger that accepts the drag.
  private func target(of session: DragSession, in window: UIWindow) -> UICollectionView? {
    sequence(first: window.hitTest(session.location, with: nil), next: { $0?.superview })
      .lazy.compactMap { $0 as? UICollectionView }
      .first { $0 === view || $0.itemDrop.accepts(session) }
  }

  /// Called when items were added to the drag or it moved.
  func update() { view?.itemDrop.update() }

  /// Called when the drag is no longer over any view.
  func leave() {
    view?.itemDrop.exit()
    view = nil
  }

  /// Asks the view to accept the drop.
  ///
  /// - Returns: The coordinator that animates the previews into place; nil if the drop was not accepted.
  func perform(_ previews: [DragPreviewView]) -> ItemDropCoordinator? { view?.itemDrop.perform(previews) }

  /// Called when the drag has ended.
  func end() {
    view?.itemDrop.end()
    view = nil
  }
}
