import Geometry

/// Runs every change of the elements on screen: layout passes, and the transitions that replace one.
@MainActor
final class TransitionRunner {
  /// The maximum number of rounds in a pass that measures elements. Each element is measured once, so a pass may need
  /// as many rounds as there are elements, but must end.
  private static let maximumNumberOfMeasuringRounds = 512

  private unowned let host: any TransitionHost
  private let driver: LayoutDriver
  private let stage: ElementStage
  private let mistakes: ReportedMistakes

  private(set) var phase = Phase.idle
  /// The animations that have not ended, in the order in which they began.
  private(set) var animations: [ElementAnimation] = []
  private var actionsAfterPass: [() -> Void] = []

  init(
    _ host: any TransitionHost, _ driver: LayoutDriver, _ stage: ElementStage, _ mistakes: ReportedMistakes
  ) {
    (self.host, self.driver, self.stage, self.mistakes) = (host, driver, stage, mistakes)
  }

  // MARK: - Phases

  /// Does something in a phase.
  func perform<Result>(in next: Phase, _ work: () throws -> Result) rethrows -> Result {
    assert(phase.canBegin(next), "The phase \(next) cannot begin in \(phase).")
    let outer = phase
    phase = next
    defer { phase = outer }
    return try work()
  }

  /// Calls a closure at once, or at the end of the pass that is under way.
  func afterPass(_ action: @escaping () -> Void) {
    if phase.isPass { actionsAfterPass.append(action) } else { action() }
  }

  /// Takes up what was requested while the elements were being updated.
  private func takeUpChanges() {
    if stage.isOutdated || driver.isStale { host.setNeedsLayout() }
    performActionsAfterPass()
  }

  private func performActionsAfterPass() {
    let actions = actionsAfterPass
    actionsAfterPass = []
    for action in actions { action() }
  }

  // MARK: - Layout passes

  /// Performs the layout pass of the view.
  func layOut() {
    performPass()
    host.elementsDidChange()
  }

  /// Shows the elements in the visible area. Repeats this while it changes layout, data or bounds.
  func performPass() {
    guard !phase.isPass else { return }
    guard !driver.isPreparing else { return driver.requestPass() }
    let host = host
    perform(in: .layoutPass) {
      stage.beginPass()
      settle(host)
    }
    stage.endPass()
    host.passDidEnd()
    performActionsAfterPass()
  }

  /// Asks the app for something between two passes. What the app changes meanwhile waits, as in a pass.
  func performBetweenPasses(_ work: () -> Void) {
    guard phase == .idle else { return }
    perform(in: .layoutPass, work)
    takeUpChanges()
  }

  private func settle(_ host: any TransitionHost) {
    var (rounds, measuringRounds) = (0, 0)
    while rounds < LayoutDriver.maximumNumberOfRounds,
      measuringRounds < Self.maximumNumberOfMeasuringRounds
    {
      if stage.isOutdated {
        stage.removeOutdated {
          host.dataWasReplaced()
          for animation in animations { animation.cut() }
        }
      }
      driver.prepareIfNeeded()
      let standing = driver.standing
      stage.display(in: host.bounds)
      host.placeBackground()
      if !stage.isOutdated, driver.holds(since: standing) { return }
      if driver.isMeasuring { measuringRounds += 1 } else { rounds += 1 }
    }
    stage.giveUpReplacing()
    driver.giveUp()
    mistakes.report(
      .endlessLayout,
      "Each layout pass of \(type(of: driver.layout)) requires another one. The result of the last one is shown. "
        + "Do not change the layout, the data or the bounds in every pass."
    )
  }

  // MARK: - Transitions

  /// Runs a transition, which replaces a layout pass. Inside an animation block it joins the block's animation.
  ///
  /// Movements caused by sizes that are measured during the transition join its animation.
  ///
  /// - Parameters:
  ///   - phase: The phase until the transition finishes.
  ///   - completions: Called at the end of the animation, with whether it ran to its end.
  ///   - begin: Makes the transition, in the phase. Nothing happens if it returns nil.
  /// - Returns: Whether there was a transition.
  @discardableResult
  func run<Transition: StageTransition>(
    in phase: Phase, completions: [(Bool) -> Void] = [], _ begin: () -> Transition?
  ) -> Bool {
    let animation = perform(in: phase) { () -> ElementAnimation? in
      guard let transition = begin() else { return nil }
      let animation = beginAnimation(completions: completions)
      AnimationScope.perform(nil) { carryOut(transition, animation) }
      return animation
    }
    guard let animation else { return false }
    takeUpChanges()
    if driver.abilities.estimatesSizes || driver.isStale { animation.perform { performPass() } }
    host.elementsDidChange()
    animation.close()
    return true
  }

  private func carryOut(_ transition: some StageTransition, _ animation: ElementAnimation) {
    transition.prepare()
    let elements = stage.settledElements(after: transition)
    transition.willReplaceElements(by: elements)
    let moves = stage.replaceElements(by: elements, transition, animation)
    transition.didReplaceElements(by: moves)
    perform(moves, from: transition.startBounds, animation)
    // The layout finalizes an update in `finish()`. From then on it may adjust the offset again (Behaviour.md 2.5).
    perform(in: .layoutPass) { animation.perform { transition.finish() } }
  }

  /// Moves views that stay on screen, with an animation.
  func animate(_ moves: [ElementStage.ElementMove]) {
    let animation = beginAnimation(completions: [])
    perform(moves, from: host.bounds, animation)
    animation.close()
  }

  /// Animates views to their attributes, and the visible area to the new bounds.
  private func perform(
    _ moves: [ElementStage.ElementMove], from startBounds: CGRect, _ animation: ElementAnimation
  ) {
    animation.animate(host.layer, .bounds, from: .rectangle(Rectangle(startBounds)))
    stage.perform(moves, animation)
  }

  /// Begins an animation of elements. While animations are disabled, running ones are stopped at their ends.
  private func beginAnimation(completions: [(Bool) -> Void]) -> ElementAnimation {
    // Animations end while a view is being released, too, when its owners still exist.
    let animation = ElementAnimation(completions: completions) { [weak self, weak host] animation in
      guard let self, let host else { return animation.complete() }
      // What follows reads it, and its last owner may release it meanwhile.
      withExtendedLifetime(host) { self.end(animation) }
    }
    if !animation.isAnimated { for running in animations { running.cut() } }
    animations.append(animation)
    return animation
  }

  private func end(_ animation: ElementAnimation) {
    stage.endDepartures(of: animation)
    // Completions are called in the order in which the animations began.
    while let first = animations.first, first.hasEnded {
      animations.removeFirst()
      afterPass { first.complete() }
    }
  }

  /// Returns the attributes of elements on screen, and up to a screen away if the layout is valid: where the elements
  /// of a transition come from.
  func attributesAround() -> [ElementKey: UICollectionViewLayoutAttributes] {
    var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    guard !stage.isOutdated else { return attributes }
    if !driver.isStale, !phase.isPass {
      let bounds = host.bounds
      for found in driver.elements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) {
        attributes[ElementKey(found)] = found
      }
    }
    for (key, view) in stage.visible.all { attributes[key] = view.display.attributes ?? attributes[key] }
    return attributes
  }
}

/// The view whose elements a transition runner changes.
@MainActor
protocol TransitionHost: StageHost {
  /// Called when the elements of data that was replaced are removed.
  func dataWasReplaced()
  /// Called when a layout pass has ended.
  func passDidEnd()
  /// Called when other elements are on screen, or have moved.
  func elementsDidChange()
}
