/// Finds the collection view under a drag that accepts it, and notifies it of the drag.
@MainActor
final class DragDestination {
  private weak var drop: ItemDrop?

  /// The operation that a drop would perform now.
  var operation: UIDropOperation { drop?.operation ?? .cancel }

  /// Called when the drag has moved.
  func follow(_ session: DragSession, in window: UIWindow) {
    let target = target(of: session, in: window)
    if target !== drop {
      drop?.exit()
      drop = target
      target?.enter(session)
    }
    update()
  }

  /// Returns the innermost collection view under the finger that accepts the drag.
  private func target(of session: DragSession, in window: UIWindow) -> ItemDrop? {
    sequence(first: window.hitTest(session.location, with: nil), next: { $0?.superview })
      .lazy.compactMap { ($0 as? any DropHost)?.itemDrop }
      .first { $0 === drop || $0.accepts(session) }
  }

  /// Called when items were added to the drag or it moved.
  func update() { drop?.update() }

  /// Called when the drag is no longer over any view.
  func leave() {
    drop?.exit()
    drop = nil
  }

  /// Asks the view to accept the drop.
  ///
  /// - Returns: The coordinator that animates the previews into place; nil if the drop was not accepted.
  func perform(_ previews: [DragPreviewView]) -> ItemDropCoordinator? { drop?.perform(previews) }

  /// Called when the drag has ended.
  func end() {
    drop?.end()
    drop = nil
  }
}
