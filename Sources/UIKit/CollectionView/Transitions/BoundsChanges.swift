/// Changes the bounds of a collection view. Inside an animation block, elements move with the change, and disappearing
/// ones are animated too (Behaviour.md 4.1).
@MainActor
struct BoundsChanges {
  private unowned let host: any BatchUpdaterHost
  private let data: PresentedData
  private let driver: LayoutDriver
  private let stage: ElementStage
  private let runner: TransitionRunner

  init(
    _ host: any BatchUpdaterHost, _ data: PresentedData, _ driver: LayoutDriver, _ stage: ElementStage,
    _ runner: TransitionRunner
  ) {
    (self.host, self.data, self.driver, self.stage, self.runner) = (host, data, driver, stage, runner)
  }

  /// Performs a change of the bounds.
  func perform(_ change: () -> Void) {
    guard AnimationScope.current != nil, !driver.isAdjustingOffset, runner.phase.canBegin(.boundsChange),
      !stage.isOutdated, data.isKnown
    else { return change() }
    let old = host.bounds
    let attributesBefore = runner.attributesAround()
    runner.perform(in: .boundsChange, change)
    guard host.bounds != old else { return }
    runner.run(in: .layoutPass) {
      AnimatedBoundsChange(host, driver, of: data.counts, from: old, attributesBefore)
    }
  }
}
