/// Handles a drag that is over a collection view.
@MainActor
final class ItemDrop: DragTarget {
  private unowned let host: any DropHost
  private let data: PresentedData
  private let batchUpdater: BatchUpdater
  private let movement: ItemMovement
  /// The drop session over the view.
  private(set) var session: DropSession?
  private var destination: IndexPath?
  /// Whether the items were replaced since the destination was determined.
  private var isDestinationStale = false
  private var proposal: UICollectionViewDropProposal?
  /// Whether the other items make room for an item that is dragged within this view.
  private var makesRoom = false
  private let springLoading: SpringLoading
  private lazy var edgeScrolling = EdgeScrolling(host) { [weak self] in self?.followItem() }

  init(
    _ host: any DropHost, _ data: PresentedData, _ batchUpdater: BatchUpdater,
    _ movement: ItemMovement, _ selection: ItemSelection
  ) {
    (self.host, self.data, self.batchUpdater, self.movement) = (host, data, batchUpdater, movement)
    springLoading = SpringLoading(host, data, selection)
  }

  /// Returns whether the view accepts a drag: it has a drop delegate that can handle the session.
  func accepts(_ drag: DragSession) -> Bool {
    host.askDropDelegate { $0.collectionView($1, canHandle: DropSession(of: drag)) } ?? false
  }

  /// The operation that a drop would perform, according to the last proposal.
  var operation: UIDropOperation { session?.operation(of: proposal) ?? .cancel }

  /// Called when a drag enters the view.
  func enter(_ drag: DragSession) {
    let session = DropSession(of: drag)
    self.session = session
    host.askDropDelegate { $0.collectionView($1, dropSessionDidEnter: session) }
  }

  /// Called when the finger has moved. Asks the delegate for a proposal, and scrolls near the edges.
  func update() {
    followItem()
    guard let session, !makesRoom else { return }
    let (finger, offset) = (session.location(in: host), host.contentOffset)
    edgeScrolling.hold(at: CGPoint(x: finger.x - offset.x, y: finger.y - offset.y))
  }

  /// Called when another item may be under the finger.
  private func followItem() {
    propose()
    if let session, !makesRoom { springLoading.hover(session) }
  }

  private func propose() {
    guard let session, host.acceptsDrops else { return }
    isDestinationStale = false
    if makesRoom, data.held == nil { makesRoom = false }
    if makesRoom { movement.move(to: session.drag.middleOfItem(in: host)) }
    destination = data.held?.path ?? host.indexPathForItem(at: session.location(in: host))
    let path = destination.map(data.placeholders.dataPath)
    let answer = host.askDropDelegate {
      $0.collectionView($1, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
    guard let proposal = answer else { return }
    self.proposal = proposal
    let movesWithinView =
      proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath
      && session.allowsMoveOperation && session.drag.source === host && session.items.count == 1
    if movesWithinView { makeRoom(for: session.drag) } else { closeRoom() }
  }

  /// Makes the other items make room at the position of the dragged item, as in an interactive movement.
  private func makeRoom(for drag: DragSession) {
    guard !makesRoom, let path = drag.sourcePaths[0] else { return }
    makesRoom = movement.takeUp(path)
    guard makesRoom else { return }
    edgeScrolling.stop()
    springLoading.stop()
    movement.move(to: drag.middleOfItem(in: host))
    destination = data.held?.path
  }

  private func closeRoom() {
    guard makesRoom else { return }
    makesRoom = false
    movement.cancel()
  }

  /// Called when a drag leaves the view.
  func exit() {
    guard let session else { return }
    forget()
    host.askDropDelegate { $0.collectionView($1, dropSessionDidExit: session) }
  }

  /// Performs a drop, if the last proposal allows it.
  ///
  /// - Returns: The coordinator that animates the previews into place; nil if nothing was dropped.
  func drop(_ previews: [DragPreviewView]) -> (any PreviewSettling)? {
    if isDestinationStale {
      host.layoutIfNeeded()
      propose()
    }
    guard let session, let proposal, host.acceptsDrops,
      operation == .copy || operation == .move
    else { return nil }
    edgeScrolling.stop()
    springLoading.stop()
    let destination = destination
    // The data does not contain the room. Its changes start from what is on screen.
    closeRoom()
    let coordinator = ItemDropCoordinator(
      in: host, data, batchUpdater, session, at: destination.map(data.placeholders.dataPath), proposal,
      previews: previews)
    host.askDropDelegate { $0.collectionView($1, performDropWith: coordinator) }
    return coordinator
  }

  /// Called when the drag has ended.
  func end() {
    guard let session else { return }
    forget()
    host.askDropDelegate { $0.collectionView($1, dropSessionDidEnd: session) }
  }

  /// Updates the index path of the item under the finger after an update.
  func carry(through map: UpdateMap) {
    destination = destination.flatMap(map.path(after:))
    springLoading.carry(through: map)
  }

  /// Discards the destination, because its items no longer exist. The drag stays over the view.
  func forgetItems() {
    springLoading.stop()
    (makesRoom, destination, isDestinationStale) = (false, nil, true)
  }

  private func forget() {
    edgeScrolling.stop()
    springLoading.stop()
    closeRoom()
    (session, destination, proposal) = (nil, nil, nil)
  }
}

/// The view on which items are dropped.
@MainActor
protocol DropHost: ItemHost {
  /// What handles a drag over the view.
  var itemDrop: ItemDrop { get }
  /// Whether there is a drop delegate.
  var acceptsDrops: Bool { get }
  /// Whether an item is selected when a drag rests on it.
  var isSpringLoaded: Bool { get }
  /// Asks the drop delegate. Returns nil without one.
  @discardableResult
  func askDropDelegate<Answer>(
    _ question: (any UICollectionViewDropDelegate, UICollectionView) -> Answer
  ) -> Answer?
}
