/// Finds the view under a drag that accepts it, and notifies it of the drag.
@MainActor
final class DragDestination {
  private weak var drop: (any DragTarget)?

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

  /// Returns what handles the drag in the innermost view under the finger that accepts it.
  private func target(of session: DragSession, in window: UIWindow) -> (any DragTarget)? {
    sequence(first: window.hitTest(session.location, with: nil), next: { $0?.superview })
      .lazy.flatMap { $0.map(Self.targets) ?? [] }
      .first { $0 === drop || $0.accepts(session) }
  }

  private static func targets(in view: UIView) -> [any DragTarget] {
    let interactions = view.interactions.compactMap { $0 as? UIDropInteraction }
    return interactions + ((view as? any DropHost).map { [$0.itemDrop] } ?? [])
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
  /// - Returns: What moves the previews into place; nil if the drop was not accepted.
  func perform(_ previews: [DragPreviewView]) -> (any PreviewSettling)? { drop?.drop(previews) }

  /// Called when the drag has ended.
  func end() {
    drop?.end()
    drop = nil
  }
}
