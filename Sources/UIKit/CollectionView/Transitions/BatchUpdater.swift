/// Collects the changes that the app reports, checks them and carries them out as one update.
@MainActor
final class BatchUpdater {
  private unowned let host: any BatchUpdaterHost
  private let data: PresentedData
  private let driver: LayoutDriver
  private let stage: ElementStage
  private let runner: TransitionRunner
  /// The changes requested since a batch update began; nil outside a batch update.
  private var batch: ReportedChanges?
  /// The counts and the elements before the batch update that is collecting changes.
  private var before: (counts: ItemCounts, attributes: [ElementKey: UICollectionViewLayoutAttributes])?

  init(
    _ host: any BatchUpdaterHost, _ data: PresentedData, _ driver: LayoutDriver, _ stage: ElementStage,
    _ runner: TransitionRunner
  ) {
    (self.host, self.data, self.driver, self.stage, self.runner) = (host, data, driver, stage, runner)
  }

  /// The number of updates that were carried out so far.
  private(set) var updateCount = 0

  // MARK: - Collecting changes

  /// Whether a batch update is collecting changes.
  var isCollecting: Bool { batch != nil }

  /// The changes of placeholders that the batch update has collected.
  var placeholderChanges: [PlaceholderChange] { batch?.placeholderChanges ?? [] }

  /// Performs several changes as one. A nested batch update joins the outer one.
  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard batch == nil else {
      updates?()
      if let completion { batch?.completions.append(completion) }
      return
    }
    begin()
    updates?()
    end(completion)
  }

  /// Begins to collect changes, until `end(_:)`.
  ///
  /// - Parameter isDataUnchanged: Whether the data source may be asked for views of the old data.
  func begin(isDataUnchanged: Bool = true) {
    guard batch == nil else { return }
    UIView.performWithoutAnimation { host.cancelMovement() }
    if isDataUnchanged { finishPendingPass() }
    before = (data.counts, runner.attributesAround())
    batch = ReportedChanges()
  }

  /// Carries out the changes that were collected.
  func end(_ completion: ((Bool) -> Void)?) {
    guard var batch, let before else { return }
    (self.batch, self.before) = (nil, nil)
    if let completion { batch.completions.append(completion) }
    if batch.isReload {
      reload(thenCalling: batch.completions, finished: true)
    } else if runner.phase.isPass {
      UIDiagnostic.report(
        .updateDuringLayout,
        "An update was requested during a layout pass. All data is reloaded. Request the update after the pass."
      )
      reload(thenCalling: batch.completions, finished: false)
    } else {
      carryOut(batch, from: before.counts, before.attributes)
    }
  }

  /// Shows what an update changes: the closure may change the data, so the old counts and elements must be known
  /// before (Behaviour.md 23.60). If only the layout was invalidated, its elements move in the update.
  private func finishPendingPass() {
    if !data.isKnown {
      runner.performPass()
    } else if !driver.isStale {
      UIView.performWithoutAnimation { host.layoutIfNeeded() }
    }
  }

  /// Records changes. Outside a batch update, performs them at once.
  func add(_ operations: [UpdateOperation]) {
    if batch != nil {
      batch?.operations += operations
    } else if data.isKnown {
      // The data has already changed.
      begin(isDataUnchanged: false)
      batch?.operations += operations
      end(nil)
    }
    // Without known counts there is nothing on screen to change. The next pass asks for everything.
  }

  /// Records a change of a placeholder. Outside a batch update, performs it at once.
  ///
  /// - Parameters:
  ///   - change: The change of the placeholder.
  ///   - dataSourceUpdates: Makes the corresponding change of the data.
  func add(_ change: PlaceholderChange, _ dataSourceUpdates: () -> Void) {
    guard batch == nil else {
      // The data must match the changes reported so far when the collection view asks for it.
      dataSourceUpdates()
      batch?.placeholderChanges.append(change)
      return
    }
    withoutActuallyEscaping(dataSourceUpdates) { dataSourceUpdates in
      perform(
        {
          self.batch?.placeholderChanges.append(change)
          dataSourceUpdates()
        }, completion: nil)
    }
  }

  /// Makes the batch update that is collecting changes reload everything instead.
  func reloadInstead() { batch?.isReload = true }

  // MARK: - Carrying out

  private func carryOut(
    _ batch: ReportedChanges, from before: ItemCounts,
    _ attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    updateCount += 1
    var inconsistency: UpdateInconsistency?
    runner.run(in: .update, completions: batch.completions) { () -> BatchTransition? in
      let context = driver.layout.makeInvalidationContext()
      context.invalidateDataSourceCounts = true
      context.cause = .update
      driver.layout.invalidateLayout(with: context)
      do throws(UpdateInconsistency) {
        let map = try data.apply(batch, to: before)
        return BatchTransition(host, driver, stage, by: map, from: attributesBefore)
      } catch {
        inconsistency = error
        return nil
      }
    }
    guard let inconsistency else { return }
    UIDiagnostic.report(.inconsistentUpdate, "\(inconsistency)")
    reload(thenCalling: batch.completions, finished: false)
  }

  /// Reloads at once, because an update cannot be performed.
  private func reload(thenCalling completions: [(Bool) -> Void], finished: Bool) {
    host.reloadData()
    runner.performPass()
    runner.afterPass { for completion in completions { completion(finished) } }
  }
}

/// The view whose elements batch updates change.
@MainActor
protocol BatchUpdaterHost: LayoutHost {
  /// Reloads all data.
  func reloadData()
  /// Cancels an interactive movement.
  func cancelMovement()
  /// Updates all index paths of items that the view keeps.
  func itemsDidMove(by map: UpdateMap)
  /// Asks layout and delegate for the content offset after a change, and moves the content there.
  func moveToTargetOffset()
}
