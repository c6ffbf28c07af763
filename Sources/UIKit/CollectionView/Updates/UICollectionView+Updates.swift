// Batch updates: collecting changes, checking them and performing them.
extension UICollectionView {
  /// Performs several changes as one. A nested batch update joins the outer one.
  func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard batch == nil else {
      updates?()
      if let completion { batch?.completions.append(completion) }
      return
    }
    UIView.performWithoutAnimation { itemMovement.cancel() }
    // The closure may change the data, so the old counts must be known before.
    if !data.isKnown { performLayoutPass() }
    let before = counts
    let attributesBefore = attributesAround()
    batch = BatchUpdate()
    updates?()
    guard var batch else { return }
    self.batch = nil
    if let completion { batch.completions.append(completion) }
    if batch.isReload {
      reload(thenTell: batch.completions, finished: true)
    } else if isInLayoutPass {
      UIDiagnostic.report(
        .updateDuringLayout,
        "An update was requested during a layout pass. All data is reloaded. Request the update after the pass."
      )
      reload(thenTell: batch.completions, finished: false)
    } else {
      carryOut(batch, from: before, attributesBefore)
    }
  }

  /// Records changes. Outside a batch update, performs them at once.
  func update(_ operations: [UpdateOperation]) {
    if batch != nil {
      batch?.operations += operations
    } else if data.isKnown {
      performUpdates({ self.batch?.operations += operations }, completion: nil)
    }
    // Without known counts there is nothing on screen to change. The next pass asks for everything.
  }

  private func carryOut(
    _ batch: BatchUpdate, from before: ItemCounts,
    _ attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    phase = .update
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    context.cause = .update
    collectionViewLayout.invalidateLayout(with: context)
    let map: UpdateMap
    do {
      map = try data.apply(batch, to: before)
    } catch {
      phase = .idle
      UIDiagnostic.report(.inconsistentUpdate, "\(error)")
      return reload(thenTell: batch.completions, finished: false)
    }
    let animation = beginAnimation(completions: batch.completions)
    carryOut(map, attributesBefore, animation)
    endLayoutPass(animation)
  }

  /// Calls the layout as in a UIKit update, and changes the elements on screen (Behaviour.md 3.8).
  private func carryOut(
    _ map: UpdateMap, _ attributesBefore: [ElementKey: UICollectionViewLayoutAttributes],
    _ animation: ElementAnimation
  ) {
    let layout = collectionViewLayout
    let oldBounds = bounds
    let change = ElementChange(in: self, by: map, from: attributesBefore)
    AnimationScope.perform(nil) {
      carryItems(through: map)
      layout.dataDidChange(by: map)
      driver.prepareIfNeeded()
      // Some layouts compute elements and content size only now. Others return none, or the old ones, until they know
      // the changes.
      _ = driver.elements(in: bounds)
      driver.readContentSizeIfNeeded()
      elementChange = change
      layout.prepare(forCollectionViewUpdates: map.updateItems)
      driver.awaitContentSize()
      moveToTargetOffset()
      let elements = stage.settledElements()
      change.askForElements(of: stage.visible.kinds.union(elements.map(\.key.elementKind)))
      let moves = stage.replaceElements(by: elements, change, animation)
      stage.reconfigure(map.updates.reconfiguredItems.compactMap { map.place(after: $0)?.path })
      perform(moves, from: oldBounds, animation)
      phase = .layoutPass
      animation.perform { layout.finalizeCollectionViewUpdates() }
    }
    elementChange = nil
  }

  /// Reloads at once, because an update cannot be performed.
  private func reload(thenTell completions: [(Bool) -> Void], finished: Bool) {
    reloadData()
    performLayoutPass()
    afterLayoutPass { for completion in completions { completion(finished) } }
  }

  /// Asks layout and delegate for the content offset after a change (Behaviour.md 3.13).
  func moveToTargetOffset() {
    let proposal = driver.targetOffset(for: contentOffset)
    let target =
      collectionViewDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposal)
      ?? proposal
    if target != contentOffset { contentOffset = target }
  }

  /// Updates all index paths of items. State of deleted items is discarded silently (Behaviour.md 3.14).
  func carryItems(through map: UpdateMap) {
    guard !map.isIdentity else { return }
    selection = selection.compactMap(map.path(after:))
    selectionAnchor = selectionAnchor.flatMap(map.path(after:))
    touchSelection.carry(through: map)
    multipleSelection.carry(through: map)
    itemFocus.carry(through: map)
    itemPrefetching.carry(through: map)
    itemMenu.carry(through: map)
    itemDrag.carry(through: map)
    itemDrop.carry(through: map)
  }
}
