import Geometry

/// Moves an item interactively: lifts it, makes room for it, and drops it (Behaviour.md 14).
///
/// The presentation changes at each step, as in a batch update. The data source receives one call at the end.
@MainActor
final class ItemMovement {
  private unowned let view: UICollectionView
  let probe = MovementProbe()
  private lazy var edgeScrolling = EdgeScrolling(view) { [unowned self] in makeRoom() }
  /// The time at which the other items make room, unless the finger moves earlier.
  private var making: FrameClock.Deadline?

  init(_ view: UICollectionView) { self.view = view }

  private var held: HeldItem? { view.data.held }

  // MARK: - Lifting, moving and dropping

  /// Lifts an item, if the data source allows it.
  func begin(at path: IndexPath) -> Bool {
    guard held == nil, !view.batchUpdates.isCollecting else { return false }
    view.layoutIfNeeded()
    guard view.counts.contains(path) else {
      UIDiagnostic.reportOutOfRange(path, "moved")
      return false
    }
    return view.canMove(path) && takeUp(path)
  }

  /// Lifts an item without asking the data source.
  func takeUp(_ path: IndexPath) -> Bool {
    guard held == nil, !view.batchUpdates.isCollecting, view.data.placeholders.isEmpty,
      view.counts.contains(path),
      let place = view.middle(ofItemAt: path)
    else { return false }
    view.data.hold(path, at: place)
    view.showHeldItem(isAnimated: true)
    return true
  }

  /// Moves the held item.
  ///
  /// - Parameter position: The centre of the item, in content coordinates.
  func move(to position: CGPoint) {
    guard let held else { return }
    guard position.x.isFinite, position.y.isFinite else {
      UIDiagnostic.report(
        .invalidGeometry,
        "The held item cannot be moved to (\(position.x), \(position.y)). It stays at its position. "
          + "Pass finite coordinates.")
      return
    }
    let offset = view.contentOffset
    let place = CGPoint(x: position.x - offset.x, y: position.y - offset.y)
    guard place != held.place else { return }
    view.data.moveHeldItem(to: place)
    view.showHeldItem(isAnimated: false)
    makeRoom(heldBefore: held.place)
    edgeScrolling.hold(at: place)
  }

  /// Drops the item where the others have made room, and notifies the data source.
  func end() {
    guard let held = release() else { return }
    if held.path != held.origin {
      view.dataSource?.collectionView(view, moveItemAt: held.origin, to: held.path)
      guard !view.stage.isOutdated else { return }
      view.data.forgetCounts()
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

  /// Returns the item to its original position.
  func cancel() {
    guard var held = release() else { return }
    let path = held.path
    let step = held.move(to: held.origin) ?? UpdateMap(unchanged: held.map.before)
    settle(from: path, to: held.origin, by: step, isCancelled: true)
  }

  /// Discards the held item. All data is reloaded in any case.
  func forget() { _ = release() }

  private func release() -> HeldItem? {
    making?.cancel()
    edgeScrolling.stop()
    return view.data.releaseHeldItem()
  }

  private func settle(from previous: IndexPath, to final: IndexPath, by map: UpdateMap, isCancelled: Bool) {
    let context = view.collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final], previousIndexPaths: [previous], movementCancelled: isCancelled)
    view.batchUpdates.rearrange(by: map, invalidating: context)
    edgeScrolling.comeToRest()
  }

  // MARK: - Making room

  /// Asks the layout for the target of the item, and makes room at this target.
  ///
  /// - Parameter heldBefore: The position of the item in the last step, relative to the viewport.
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

  /// Returns the index path to which the item would move now; nil if it is the item's current one.
  private func target() -> IndexPath? {
    guard let held else { return nil }
    let proposal = view.collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: held.path, withPosition: view.driver.layoutPosition(of: held.place))
    if let yielded = held.lastToYield, proposal == yielded, view.isItem(yielded, at: held.place) {
      return nil
    }
    view.data.forgetLastToYield()
    guard proposal != held.path else { return nil }
    let target =
      view.collectionViewDelegate?.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: held.origin, atCurrentIndexPath: held.path,
        toProposedIndexPath: proposal) ?? proposal
    return target == held.path ? nil : target
  }

  private func makeRoom(at target: IndexPath, heldBefore: CGPoint) {
    guard let previous = held else { return }
    guard let step = view.data.makeRoom(at: target), let next = held else {
      view.report(
        .indexPathOutOfRange, about: "the target of a movement",
        "Item \(Array(previous.origin)) cannot be moved to \(Array(target)), which is not a valid target. "
          + "It stays at \(Array(previous.path)). Return the index path of an item or of the end of a section."
      )
      return
    }
    let context = view.collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: view.driver.layoutPosition(of: next.place),
      previousIndexPaths: [previous.path], previousPosition: view.driver.layoutPosition(of: heldBefore))
    view.batchUpdates.rearrange(by: step, invalidating: context)
    if let yielded = held?.lastToYield, !view.isItem(yielded, at: next.place) {
      view.data.forgetLastToYield()
    }
  }
}
