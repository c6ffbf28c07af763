import Geometry

/// Replaces the layout of a collection view: at once, with an animation, or step by step as the app drives it.
@MainActor
final class LayoutReplacement {
  private unowned let host: any LayoutReplacementHost
  private let driver: LayoutDriver
  private let supply: ViewSupply
  private let stage: ElementStage
  private let runner: TransitionRunner
  private let mistakes: ReportedMistakes
  /// The old and the new layout, until a pass has collected the new attributes.
  private var layoutsInTransition: [UICollectionViewLayout] = []
  /// The interactive transition, and the completion to call at its end.
  private var interactive:
    (
      layout: UICollectionViewTransitionLayout,
      completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    )?

  init(
    _ host: any LayoutReplacementHost, _ driver: LayoutDriver, _ supply: ViewSupply, _ stage: ElementStage,
    _ runner: TransitionRunner, _ mistakes: ReportedMistakes
  ) {
    (self.host, self.driver, self.supply, self.stage, self.runner, self.mistakes) = (
      host, driver, supply, stage, runner, mistakes
    )
  }

  // MARK: - At once

  /// Called when the layout was replaced.
  func layoutDidChange(from old: UICollectionViewLayout) {
    guard runner.phase != .layoutInstallation else { return }
    let layout = host.collectionViewLayout
    driver.take(layout)
    prepareTransition(from: old, to: layout)
    forgetInteractiveTransition()
    host.detach(old)
    stage.removeDecorationViews()
    takeUp(layout, from: old)
  }

  /// Installs a layout. The previous one still answers queries until `moveElements(from:completion:)`.
  private func install(_ layout: UICollectionViewLayout) {
    let old = driver.layout
    runner.perform(in: .layoutInstallation) { host.collectionViewLayout = layout }
    driver.take(layout)
    takeUp(layout, from: old)
  }

  private func takeUp(_ layout: UICollectionViewLayout, from old: UICollectionViewLayout) {
    supply.forgetDecorationViews()
    mistakes.removeAll()
    host.attach(layout)
    layoutsInTransition = [old, layout]
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
  }

  /// Notifies both layouts that one is about to replace the other.
  private func prepareTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    old.willReceive("prepareForTransition(to)")
    old.prepareForTransition(to: new)
    new.willReceive("prepareForTransition(from)")
    new.prepareForTransition(from: old)
  }

  /// Notifies both layouts of a change that the new attributes have been collected.
  func finalizeTransitions() {
    for layout in layoutsInTransition {
      layout.willReceive("finalizeLayoutTransition")
      layout.finalizeLayoutTransition()
    }
    layoutsInTransition = []
  }

  // MARK: - With an animation

  /// Installs a layout. With animation, elements that are visible before or after the change move to their new
  /// positions.
  ///
  /// The new offset keeps the focused item, or else the current item, visible. Inside an animation block the block's
  /// curve and duration apply.
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    if layout !== driver.layout { abandonInteractiveTransition() }
    // A transition that is cancelled returns to the layout from which it began.
    guard layout !== driver.layout else {
      completion?(true)
      return
    }
    UIView.performWithoutAnimation { host.cancelMovement() }
    guard animated || UIView.inheritedAnimationDuration > 0, UIView.areAnimationsEnabled,
      !runner.phase.isPass
    else {
      host.collectionViewLayout = layout
      host.layoutIfNeeded()
      runner.afterPass { completion?(true) }
      return
    }
    UIView.performWithoutAnimation { host.layoutIfNeeded() }
    let start = driver.viewport
    let current = host.currentItem
    UIView.performWithoutAnimation {
      // A finger that holds the content goes on moving it (Behaviour.md 23.149).
      if !host.motion.isDragging { host.motion.stop() }
      prepareTransition(from: start.layout, to: layout)
      install(layout)
      driver.prepareIfNeeded()
      host.contentOffset = offset(at: driver.viewport, keepingVisible: current)
      driver.prepareIfNeeded()
    }
    moveElements(from: start, completion: completion)
  }

  /// Moves all elements from their positions in an old layout to those in the current one.
  private func moveElements(from start: LayoutViewport, completion: ((Bool) -> Void)?) {
    let change = LayoutChange(from: start, driver, stage) { [unowned self] in
      host.detach(start.layout)
      finalizeTransitions()
    }
    let finish = { (isFinished: Bool) in
      change.didEnd()
      completion?(isFinished)
    }
    runner.run(in: .layoutPass, completions: [finish]) {
      change.begin()
      return change
    }
  }

  // MARK: - Step by step

  /// Installs a transition layout that begins at the current layout.
  func beginInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    abandonInteractiveTransition()
    UIView.performWithoutAnimation { host.cancelMovement() }
    host.layoutIfNeeded()
    let old = driver.layout
    let transition = host.transitionLayout(from: old, to: layout)
    let current = host.currentItem
    prepareTransition(from: old, to: layout)
    host.attach(layout)
    transition.begin(at: host.contentOffset, driver)
    let target = driver.seen(from: transition.next.offset) {
      offset(at: transition.next, keepingVisible: current)
    }.answer
    transition.next.move(to: host.pixelGrid.rounded(target), driver)
    interactive = (transition, completion)
    install(transition)
    return transition
  }

  /// Ends the transition at the new or the old layout, from its current progress, and calls the completion.
  func endInteractiveTransition(finished: Bool) {
    guard let (transition, completion) = interactive else { return }
    interactive = nil
    host.layoutIfNeeded()
    let start = driver.viewport
    let (chosen, other) =
      finished ? (transition.next, transition.current) : (transition.current, transition.next)
    UIView.performWithoutAnimation {
      install(chosen.layout)
      driver.followWritingDirection()
      // The current layout may have begun between pixels.
      host.bounds.origin = chosen.offset
      driver.prepareIfNeeded()
    }
    other.layout.attachedCollectionView = nil
    moveElements(from: start) { isCompleted in completion?(isCompleted, finished) }
  }

  /// Cancels a transition at once, because another change replaces it.
  private func abandonInteractiveTransition() {
    guard interactive != nil else { return }
    UIView.performWithoutAnimation { endInteractiveTransition(finished: false) }
  }

  /// Discards a transition whose layout is no longer the current one, and reports that it was neither completed nor
  /// finished.
  private func forgetInteractiveTransition() {
    guard let (transition, completion) = interactive else { return }
    interactive = nil
    for layout in [transition.currentLayout, transition.nextLayout] where layout !== driver.layout {
      layout.attachedCollectionView = nil
    }
    runner.afterPass { completion?(false, false) }
  }

  // MARK: - The offset in the new layout

  /// Returns the offset at which a layout shows an item in the middle, within the scrollable range and subject to
  /// layout and delegate.
  private func offset(at viewport: LayoutViewport, keepingVisible item: IndexPath?) -> CGPoint {
    let size = host.bounds.size
    let range = ScrollRange(
      contentSize: viewport.contentSize, inset: host.adjustedContentInset, viewSize: size)
    let centered = item.flatMap { offset(at: viewport, centering: $0) }.map(range.clamp)
    let mirror = viewport.mirror
    func image(_ offset: CGPoint) -> CGPoint { mirror.image(of: offset, ofViewport: size) }
    let start = image(centered ?? range.clamp(host.contentOffset))
    viewport.layout.willReceive("targetContentOffset", [start])
    let proposal = image(viewport.layout.targetContentOffset(forProposedContentOffset: start))
    let target = host.targetOffset(proposed: proposal)
    return target.x.isFinite && target.y.isFinite ? target : host.contentOffset
  }

  private func offset(at viewport: LayoutViewport, centering item: IndexPath) -> CGPoint? {
    if let layout = viewport.layout as? any UICollectionViewLayoutItemScrolling {
      return layout.contentOffset(toShowItemAt: item)
    }
    viewport.layout.willReceive("layoutAttributesForItem", [item])
    guard let attributes = viewport.layout.layoutAttributesForItem(at: item) else { return nil }
    let frame = viewport.mirror.image(of: attributes).frame
    guard !frame.isNull, frame.midX.isFinite, frame.midY.isFinite else { return nil }
    let (visible, offset) = (host.visibleContent, host.contentOffset)
    return CGPoint(x: offset.x + frame.midX - visible.midX, y: offset.y + frame.midY - visible.midY)
  }
}

/// The view whose layout is replaced.
@MainActor
protocol LayoutReplacementHost: LayoutHost {
  var collectionViewLayout: UICollectionViewLayout { get set }
  /// The item that a change of layout keeps visible; nil if there is none.
  var currentItem: IndexPath? { get }
  /// Cancels an interactive movement.
  func cancelMovement()
  /// Makes the view the collection view of a layout.
  func attach(_ layout: UICollectionViewLayout)
  /// Removes the view from a layout that has no other collection view.
  func detach(_ layout: UICollectionViewLayout)
  /// Returns the layout of an interactive transition, which the delegate may replace.
  func transitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Returns the offset after a change, which the delegate may replace.
  func targetOffset(proposed: CGPoint) -> CGPoint
}
