import Geometry

/// Moves an item interactively: lifts it, makes room for it, and drops it (Behaviour.md 14).
///
/// The presentation changes at each step, as in a batch update. The data source receives one call at the end.
@MainActor
final class ItemMovement {
  private unowned let host: any MovementHost
  private let data: PresentedData
  private let driver: LayoutDriver
  private let stage: ElementStage
  private let runner: TransitionRunner
  private let batchUpdater: BatchUpdater
  private let drawnItems: DrawnItems
  private let mistakes: ReportedMistakes
  private lazy var edgeScrolling = EdgeScrolling(host) { [unowned self] in makeRoom() }
  /// The time at which the other items make room, unless the finger moves earlier.
  private var making: FrameClock.Deadline?

  init(
    _ host: any MovementHost, _ data: PresentedData, _ driver: LayoutDriver, _ stage: ElementStage,
    _ runner: TransitionRunner, _ batchUpdater: BatchUpdater, _ drawnItems: DrawnItems,
    _ mistakes: ReportedMistakes
  ) {
    (self.host, self.data, self.driver, self.stage, self.runner) = (host, data, driver, stage, runner)
    (self.batchUpdater, self.drawnItems, self.mistakes) = (batchUpdater, drawnItems, mistakes)
  }

  private var held: HeldItem? { data.held }

  // MARK: - Lifting, moving and dropping

  /// Lifts an item, if the data source allows it.
  func begin(at path: IndexPath) -> Bool {
    guard held == nil, !batchUpdater.isCollecting else { return false }
    host.layoutIfNeeded()
    guard data.counts.contains(path) else {
      UIDiagnostic.reportOutOfRange(path, "moved")
      return false
    }
    return host.canMove(path) && takeUp(path)
  }

  /// Lifts an item without asking the data source.
  func takeUp(_ path: IndexPath) -> Bool {
    guard held == nil, !batchUpdater.isCollecting, data.placeholders.isEmpty, data.counts.contains(path),
      let center = middle(ofItemAt: path)
    else { return false }
    data.hold(path, at: center)
    updateCell(ofItemAt: path)
    showHeldItem(isAnimated: true)
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
    let offset = host.contentOffset
    let center = CGPoint(x: position.x - offset.x, y: position.y - offset.y)
    guard center != held.viewportCenter else { return }
    data.moveHeldItem(to: center)
    showHeldItem(isAnimated: false)
    makeRoom(heldBefore: held.viewportCenter)
    edgeScrolling.hold(at: center)
  }

  /// Drops the item where the others have made room, and notifies the data source.
  func end() {
    guard let held = release() else { return }
    if held.path != held.origin {
      let updateCount = batchUpdater.updateCount
      host.moveInData(from: held.origin, to: held.path)
      guard !stage.isOutdated else { return }
      // The app has changed the data once more, which has placed all items.
      guard batchUpdater.updateCount == updateCount else { return edgeScrolling.comeToRest() }
      data.forgetCounts()
      do {
        let move = UpdateOperation.moveItem(from: held.origin, to: held.path)
        _ = try UpdateMap([move], from: held.map.before, to: data.counts)
      } catch {
        UIDiagnostic.report(.inconsistentUpdate, "\(error)")
        return host.reloadData()
      }
    }
    settle(from: held.origin, to: held.path, by: UpdateMap(unchanged: data.counts), isCancelled: false)
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
    guard let held = data.releaseHeldItem() else { return nil }
    updateCell(ofItemAt: held.path)
    return held
  }

  /// Updates the cell of an item that was taken up or released (`UICellConfigurationState.isReordering`).
  private func updateCell(ofItemAt path: IndexPath) {
    host.visibleCell(at: path)?.setNeedsUpdateConfiguration()
  }

  private func settle(from previous: IndexPath, to final: IndexPath, by map: UpdateMap, isCancelled: Bool) {
    driver.layout.willReceive(
      "invalidationContextForEndingInteractiveMovementOfItems",
      [final, previous] + (isCancelled ? ["cancelled"] : []))
    let context = driver.layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final], previousIndexPaths: [previous], movementCancelled: isCancelled)
    rearrange(by: map, invalidating: context)
    edgeScrolling.comeToRest()
  }

  // MARK: - The held item

  /// Returns the centre of a drawn item relative to the upper left corner of the viewport; nil if it is not drawn.
  func middle(ofItemAt path: IndexPath) -> CGPoint? {
    drawnItems.item(at: path).map { CGPoint($0.outline.middle) }
  }

  /// Moves the cell of the held item to its position.
  private func showHeldItem(isAnimated: Bool) {
    // A layout that is invalid is not asked. The pass that prepares it shows the item too.
    guard !driver.isStale else { return host.layoutIfNeeded() }
    guard let attributes = driver.attributesOfHeldItem,
      let cell = stage.visible[ElementKey(attributes)]
    else {
      return host.setNeedsLayout()
    }
    guard isAnimated else {
      AnimationScope.perform(nil) { stage.update(cell, to: attributes) }
      return
    }
    runner.animate([(cell, attributes)])
  }

  // MARK: - Making room

  /// Asks the layout for the target of the item, and makes room at this target.
  ///
  /// - Parameter heldBefore: The position of the item in the last step, relative to the viewport.
  private func makeRoom(heldBefore: CGPoint? = nil) {
    making?.cancel()
    guard let held, let target = target() else { return }
    let pause = host.reorderingCadence.pause
    guard pause > 0 else { return makeRoom(at: target, heldBefore: heldBefore ?? held.viewportCenter) }
    making = host.motionClock.schedule(at: host.motionClock.time + pause) { [weak self] in
      guard let self, let target = self.target() else { return }
      makeRoom(at: target, heldBefore: heldBefore ?? held.viewportCenter)
    }
  }

  /// Returns the index path to which the item would move now; nil if it is the item's current one.
  private func target() -> IndexPath? {
    guard let held else { return nil }
    driver.layout.willReceive(
      "targetIndexPath(forInteractivelyMovingItem)",
      [held.path, driver.layoutPosition(of: held.viewportCenter)])
    let proposal = driver.layout.targetIndexPath(
      forInteractivelyMovingItem: held.path, withPosition: driver.layoutPosition(of: held.viewportCenter))
    if let yielded = held.lastToYield, proposal == yielded,
      drawnItems.isItem(yielded, at: held.viewportCenter)
    {
      return nil
    }
    data.forgetLastToYield()
    guard proposal != held.path else { return nil }
    let target = allowedTarget(of: held.path, from: held.origin, proposed: proposal)
    return target == held.path ? nil : target
  }

  /// Returns the delegate's target of a movement.
  private func allowedTarget(of path: IndexPath, from origin: IndexPath, proposed: IndexPath) -> IndexPath {
    host.askDelegate {
      $0.collectionView(
        $1, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin, atCurrentIndexPath: path,
        toProposedIndexPath: proposed)
    } ?? proposed
  }

  private func makeRoom(at target: IndexPath, heldBefore: CGPoint) {
    guard let previous = held else { return }
    guard let step = data.makeRoom(at: target), let next = held else {
      mistakes.report(
        .indexPathOutOfRange, about: "the target of a movement",
        "Item \(Array(previous.origin)) cannot be moved to \(Array(target)), which is not a valid target. "
          + "It stays at \(Array(previous.path)). Return the index path of an item or of the end of a section."
      )
      return
    }
    driver.layout.willReceive(
      "invalidationContext(forInteractivelyMovingItems)",
      [
        target, driver.layoutPosition(of: next.viewportCenter), previous.path,
        driver.layoutPosition(of: heldBefore),
      ])
    let context = driver.layout.invalidationContext(
      forInteractivelyMovingItems: [target],
      withTargetPosition: driver.layoutPosition(of: next.viewportCenter),
      previousIndexPaths: [previous.path], previousPosition: driver.layoutPosition(of: heldBefore))
    rearrange(by: step, invalidating: context)
    if let yielded = held?.lastToYield, !drawnItems.isItem(yielded, at: next.viewportCenter) {
      data.forgetLastToYield()
    }
  }

  /// Moves every element to its new position after items have moved in the presentation of the same data.
  ///
  /// - Parameters:
  ///   - map: The map from the old to the new presentation.
  ///   - context: The context that invalidates the layout.
  private func rearrange(by map: UpdateMap, invalidating context: UICollectionViewLayoutInvalidationContext) {
    let attributesBefore = runner.attributesAround()
    if map.before != map.after {
      context.invalidateDataSourceCounts = true
      // Items keep their measured sizes.
      context.cause = .update
    }
    runner.run(in: .layoutPass) {
      driver.layout.invalidateLayout(with: context)
      data.present(map.after)
      return Rearrangement(host, driver, by: map, from: attributesBefore)
    }
  }

  // MARK: - By key

  /// Moves an item at once, if the data source and the delegate allow it.
  ///
  /// - Returns: The new index path of the item; nil if it was not moved.
  func moveByUser(_ item: IndexPath, to proposal: IndexPath) -> IndexPath? {
    guard data.isAsInData, host.canMove(item) else { return nil }
    let target = allowedTarget(of: item, from: item, proposed: proposal)
    guard target != item else { return nil }
    let host = host
    host.performBatchUpdates(
      {
        host.moveInData(from: item, to: target)
        host.moveItem(at: item, to: target)
      }, completion: nil)
    return target
  }
}

/// The view whose items are moved.
@MainActor
protocol MovementHost: ItemHost {
  /// How soon the other items make room for the held item.
  var reorderingCadence: UICollectionView.ReorderingCadence { get }
  /// Returns whether the data source allows an item to be moved.
  func canMove(_ path: IndexPath) -> Bool
  /// Asks the data source to move an item.
  func moveInData(from path: IndexPath, to target: IndexPath)
  /// Reloads all data.
  func reloadData()
  /// Combines several changes into one animated update.
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Updates all index paths of items that the view keeps.
  func itemsDidMove(by map: UpdateMap)
  /// Reports a moved item.
  func moveItem(at path: IndexPath, to target: IndexPath)
}
