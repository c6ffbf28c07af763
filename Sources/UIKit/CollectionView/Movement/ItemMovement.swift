import Geometry

/// Moves an item by hand: takes it up, makes room where it is held, and puts it down (behaviour.md 14).
///
/// What is presented changes at each step, as in a batch update; the data source is told once, at the end.
@MainActor
final class ItemMovement {
  private unowned let view: UICollectionView
  private(set) var held: HeldItem?
  private lazy var edgeScrolling = EdgeScrolling(view) { [unowned self] in makeRoom() }
  /// When room is made, unless the hand goes on before.
  private var making: FrameClock.Deadline?

  init(_ view: UICollectionView) { self.view = view }

  // MARK: - From taking up to putting down

  /// Takes up an item, if the data source lets it.
  func begin(at path: IndexPath) -> Bool {
    guard held == nil, view.batch == nil else { return false }
    view.layoutIfNeeded()
    guard view.counts.contains(path) else {
      view.reportOutOfRange(path, "moved")
      return false
    }
    return view.canMove(path) && takeUp(path)
  }

  /// Takes up an item, whatever the data source says.
  func takeUp(_ path: IndexPath) -> Bool {
    guard held == nil, view.batch == nil, view.placeholders.isEmpty, view.counts.contains(path),
      let place = view.middle(ofItemAt: path)
    else { return false }
    held = HeldItem(path, of: view.counts, at: place)
    view.showHeldItem(isAnimated: true)
    return true
  }

  /// Holds the item elsewhere.
  ///
  /// - Parameter position: The middle of the item, in content coordinates.
  func move(to position: CGPoint) {
    guard let held else { return }
    guard position.x.isFinite, position.y.isFinite else {
      UIDiagnostic.report(
        .invalidGeometry, "an item was to be held at (\(position.x), \(position.y)); it stays where it is")
      return
    }
    let offset = view.contentOffset
    let place = CGPoint(x: position.x - offset.x, y: position.y - offset.y)
    guard place != held.place else { return }
    self.held?.place = place
    view.showHeldItem(isAnimated: false)
    makeRoom(heldBefore: held.place)
    edgeScrolling.hold(at: place)
  }

  /// Puts the item down where there is room for it, and tells the data source.
  func end() {
    guard let held = release() else { return }
    if held.path != held.origin {
      view.dataSource?.collectionView(view, moveItemAt: held.origin, to: held.path)
      guard !view.needsReload else { return }
      view.knownCounts = nil
      do {
        let move = UpdateOperation.moveItem(from: held.origin, to: held.path)
        _ = try UpdateMap([move], from: held.map.before, to: view.counts)
      } catch {
        UIDiagnostic.report(.inconsistentUpdate, "\(error)")
        return view.reloadData()
      }
    }
    settle(from: held.origin, to: held.path, by: UpdateMap(unchanged: view.counts), isCancelled: false)
  }

  /// Puts the item back where it was taken up.
  func cancel() {
    guard var held = release() else { return }
    let path = held.path
    let step = held.move(to: held.origin) ?? UpdateMap(unchanged: held.map.before)
    settle(from: path, to: held.origin, by: step, isCancelled: true)
  }

  /// Lets go of the item without a word: everything is asked anew.
  func forget() { _ = release() }

  private func release() -> HeldItem? {
    defer { held = nil }
    making?.cancel()
    edgeScrolling.stop()
    return held
  }

  private func settle(from previous: IndexPath, to final: IndexPath, by map: UpdateMap, isCancelled: Bool) {
    let context = view.collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final], previousIndexPaths: [previous], movementCancelled: isCancelled)
    view.rearrange(by: map, invalidating: context)
    edgeScrolling.comeToRest()
  }

  // MARK: - Making room

  /// Asks the layout where the item would go, and makes room there.
  ///
  /// - Parameter heldBefore: Where the item was held in the last step, in the viewport.
  private func makeRoom(heldBefore: CGPoint? = nil) {
    making?.cancel()
    guard let held, let target = target() else { return }
    let pause = view.reorderingCadence.pause
    guard pause > 0 else { return makeRoom(at: target, heldBefore: heldBefore ?? held.place) }
    making = FrameClock.main.schedule(at: FrameClock.main.time + pause) { [weak self] in
      guard let self, let target = self.target() else { return }
      makeRoom(at: target, heldBefore: heldBefore ?? held.place)
    }
  }

  /// Where the item would go now; nil when it is there.
  private func target() -> IndexPath? {
    guard let held else { return nil }
    let proposal = view.collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: held.path, withPosition: view.layoutPosition(of: held.place))
    if let yielded = held.lastToYield, proposal == yielded, view.isItem(yielded, at: held.place) {
      return nil
    }
    self.held?.lastToYield = nil
    guard proposal != held.path else { return nil }
    let target =
      view.collectionViewDelegate?.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: held.origin, atCurrentIndexPath: held.path,
        toProposedIndexPath: proposal) ?? proposal
    return target == held.path ? nil : target
  }

  private func makeRoom(at target: IndexPath, heldBefore: CGPoint) {
    guard let previous = held, var next = held else { return }
    guard let step = next.move(to: target) else {
      view.report(
        .indexPathOutOfRange, about: "the target of a movement",
        "item \(Array(previous.origin)) was to be moved to \(Array(target)), which is no place for it; "
          + "it stays at \(Array(previous.path))")
      return
    }
    held = next
    let context = view.collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: view.layoutPosition(of: next.place),
      previousIndexPaths: [previous.path], previousPosition: view.layoutPosition(of: heldBefore))
    view.rearrange(by: step, invalidating: context)
    if let yielded = held?.lastToYield, !view.isItem(yielded, at: next.place) { held?.lastToYield = nil }
  }
}
