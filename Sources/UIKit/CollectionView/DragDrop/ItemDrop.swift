/// What a collection view does with a drag that is over it.
@MainActor
final class ItemDrop {
  private unowned let view: UICollectionView
  /// The drag that is over the view.
  private(set) var session: DropSession?
  private var destination: IndexPath?
  private var proposal: UICollectionViewDropProposal?
  /// Whether the other items make room for the one that is dragged within this view.
  private var makesRoom = false
  private lazy var springLoading = SpringLoading(view)
  private lazy var edgeScrolling = EdgeScrolling(view) { [weak self] in self?.propose() }

  init(_ view: UICollectionView) { self.view = view }

  /// Whether a drag may be over the view: somebody takes drops and is interested in this one.
  func accepts(_ drag: DragSession) -> Bool {
    view.dropDelegate?.collectionView(view, canHandle: DropSession(of: drag)) ?? false
  }

  /// What a drop would do, by what was proposed last.
  var operation: UIDropOperation {
    guard let session, let proposal else { return .cancel }
    return proposal.operation == .move && !session.allowsMoveOperation ? .forbidden : proposal.operation
  }

  /// A drag has come.
  func enter(_ drag: DragSession) {
    let session = DropSession(of: drag)
    self.session = session
    view.dropDelegate?.collectionView(view, dropSessionDidEnter: session)
  }

  /// The finger has moved: somebody says what would come of a drop here, and the view scrolls near its edges.
  func update() {
    propose()
    guard let session, !makesRoom else { return }
    springLoading.hover(session)
    let (finger, offset) = (session.location(in: view), view.contentOffset)
    edgeScrolling.hold(at: CGPoint(x: finger.x - offset.x, y: finger.y - offset.y))
  }

  private func propose() {
    guard let session, let delegate = view.dropDelegate else { return }
    if makesRoom, view.itemMovement.held == nil { makesRoom = false }
    if makesRoom { view.itemMovement.move(to: session.drag.middleOfItem(in: view)) }
    destination = view.itemMovement.held?.path ?? view.indexPathForItem(at: session.location(in: view))
    let proposal = delegate.collectionView(
      view, dropSessionDidUpdate: session,
      withDestinationIndexPath: destination.map(view.placeholders.dataPath))
    self.proposal = proposal
    let movesWithinView =
      proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath
      && session.allowsMoveOperation && session.drag.source === view && session.items.count == 1
    if movesWithinView { makeRoom(for: session.drag) } else { closeRoom() }
  }

  /// Has the other items make room where the item is held, as for one that is moved by hand.
  private func makeRoom(for drag: DragSession) {
    guard !makesRoom, let path = drag.sourcePaths[0] else { return }
    makesRoom = view.itemMovement.takeUp(path)
    guard makesRoom else { return }
    edgeScrolling.stop()
    springLoading.stop()
    view.itemMovement.move(to: drag.middleOfItem(in: view))
    destination = view.itemMovement.held?.path
  }

  private func closeRoom() {
    guard makesRoom else { return }
    makesRoom = false
    view.itemMovement.cancel()
  }

  /// The drag has gone elsewhere.
  func exit() {
    guard let session else { return }
    forget()
    view.dropDelegate?.collectionView(view, dropSessionDidExit: session)
  }

  /// Takes what is dropped, if that is what was proposed last.
  ///
  /// - Returns: Who brings the previews into place; nil when nothing was taken.
  func perform(_ previews: [DragPreviewView]) -> ItemDropCoordinator? {
    guard let session, let proposal, let delegate = view.dropDelegate,
      operation == .copy || operation == .move
    else { return nil }
    edgeScrolling.stop()
    springLoading.stop()
    let destination = destination
    // The data does not know of the room; what it does now goes on from what is seen.
    closeRoom()
    let coordinator = ItemDropCoordinator(
      in: view, session, at: destination.map(view.placeholders.dataPath), proposal, previews: previews)
    delegate.collectionView(view, performDropWith: coordinator)
    return coordinator
  }

  /// The drag is over.
  func end() {
    guard let session else { return }
    forget()
    view.dropDelegate?.collectionView(view, dropSessionDidEnd: session)
  }

  /// Follows the item under the finger through an update.
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
