/// Handles a drag that is over a collection view.
@MainActor
final class ItemDrop {
  private unowned let view: UICollectionView
  /// The drop session over the view.
  private(set) var session: DropSession?
  private var destination: IndexPath?
  private var proposal: UICollectionViewDropProposal?
  /// Whether the other items make room for an item that is dragged within this view.
  private var makesRoom = false
  private lazy var springLoading = SpringLoading(view)
  private lazy var edgeScrolling = EdgeScrolling(view) { [weak self] in self?.propose() }

  init(_ view: UICollectionView) { self.view = view }

  /// Returns whether the view accepts a drag: it has a drop delegate that can handle the session.
  func accepts(_ drag: DragSession) -> Bool {
    view.dropDelegate?.collectionView(view, canHandle: DropSession(of: drag)) ?? false
  }

  /// The operation that a drop would perform, according to the last proposal.
  var operation: UIDropOperation {
    guard let session, let proposal else { return .cancel }
    return proposal.operation == .move && !session.allowsMoveOperation ? .forbidden : proposal.operation
  }

  /// Called when a drag enters the view.
  func enter(_ drag: DragSession) {
    let session = DropSession(of: drag)
    self.session = session
    view.dropDelegate?.collectionView(view, dropSessionDidEnter: session)
  }

  /// Called when the finger has moved. Asks the delegate for a proposal, and scrolls near the edges.
  func update() {
    propose()
    guard let session, !makesRoom else { return }
    springLoading.hover(session)
    let (finger, offset) = (session.location(in: view), view.contentOffset)
    edgeScrolling.hold(at: CGPoint(x: finger.x - offset.x, y: finger.y - offset.y))
  }

  private func propose() {
    guard let session, let delegate = view.dropDelegate else { return }
    if makesRoom, view.data.held == nil { makesRoom = false }
    if makesRoom { view.itemMovement.move(to: session.drag.middleOfItem(in: view)) }
    destination = view.data.held?.path ?? view.indexPathForItem(at: session.location(in: view))
    let proposal = delegate.collectionView(
      view, dropSessionDidUpdate: session,
      withDestinationIndexPath: destination.map(view.data.placeholders.dataPath))
    self.proposal = proposal
    let movesWithinView =
      proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath
      && session.allowsMoveOperation && session.drag.source === view && session.items.count == 1
    if movesWithinView { makeRoom(for: session.drag) } else { closeRoom() }
  }

  /// Makes the other items make room at the position of the dragged item, as in an interactive movement.
  private func makeRoom(for drag: DragSession) {
    guard !makesRoom, let path = drag.sourcePaths[0] else { return }
    makesRoom = view.itemMovement.takeUp(path)
    guard makesRoom else { return }
    edgeScrolling.stop()
    springLoading.stop()
    view.itemMovement.move(to: drag.middleOfItem(in: view))
    destination = view.data.held?.path
  }

  private func closeRoom() {
    guard makesRoom else { return }
    makesRoom = false
    view.itemMovement.cancel()
  }

  /// Called when a drag leaves the view.
  func exit() {
    guard let session else { return }
    forget()
    view.dropDelegate?.collectionView(view, dropSessionDidExit: session)
  }

  /// Performs a drop, if the last proposal allows it.
  ///
  /// - Returns: The coordinator that animates the previews into place; nil if nothing was dropped.
  func perform(_ previews: [DragPreviewView]) -> ItemDropCoordinator? {
    guard let session, let proposal, let delegate = view.dropDelegate,
      operation == .copy || operation == .move
    else { return nil }
    edgeScrolling.stop()
    springLoading.stop()
    let destination = destination
    // The data does not contain the room. Its changes start from what is on screen.
    closeRoom()
    let coordinator = ItemDropCoordinator(
      in: view, session, at: destination.map(view.data.placeholders.dataPath), proposal, previews: previews)
    delegate.collectionView(view, performDropWith: coordinator)
    return coordinator
  }

  /// Called when the drag has ended.
  func end() {
    guard let session else { return }
    forget()
    view.dropDelegate?.collectionView(view, dropSessionDidEnd: session)
  }

  /// Updates the index path of the item under the finger after an update.
  func carry(through map: UpdateMap) {
    destination = destination.flatMap(map.path(after:))
    springLoading.carry(through: map)
  }

  private func forget() {
    edgeScrolling.stop()
    springLoading.stop()
    closeRoom()
    (session, destination, proposal) = (nil, nil, nil)
  }
}
