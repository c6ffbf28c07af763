import Geometry

// Changes of the elements on screen: which ones stay, appear and disappear, and how they move.
extension UICollectionView {
  /// Returns the attributes of elements on screen, and up to a screen away if the layout is valid.
  func attributesAround() -> [ElementKey: UICollectionViewLayoutAttributes] {
    var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    guard !stage.isOutdated else { return attributes }
    if !driver.isStale, !isInLayoutPass {
      let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
      for found in driver.elements(in: around) {
        attributes[ElementKey(found)] = found
      }
    }
    for (key, view) in stage.visible.all { attributes[key] = view.display.attributes ?? attributes[key] }
    return attributes
  }

  /// Animates views to their attributes, and the visible area to the new bounds.
  func perform(_ moves: [ElementStage.ElementMove], from oldBounds: CGRect, _ animation: ElementAnimation) {
    animation.animate(layer, .bounds, from: .rectangle(Rectangle(oldBounds)))
    stage.perform(moves, animation)
  }

  // MARK: - Animation

  /// Begins an animation of elements. While animations are disabled, running ones are stopped at their ends.
  func beginAnimation(completions: [(Bool) -> Void]) -> ElementAnimation {
    let animation = ElementAnimation(completions: completions) { [weak self] animation in
      guard let self else { return animation.complete() }
      stage.endDepartures(of: animation)
      // Completions are called in the order in which the animations began.
      while let first = elementAnimations.first, first.hasEnded {
        elementAnimations.removeFirst()
        afterLayoutPass { first.complete() }
      }
    }
    if !animation.isAnimated { for running in elementAnimations { running.cut() } }
    elementAnimations.append(animation)
    return animation
  }

  // MARK: - Layout passes

  /// Runs a closure at once, or at the end of the current layout pass.
  func afterLayoutPass(_ action: @escaping () -> Void) {
    if isInLayoutPass { actionsAfterLayoutPass.append(action) } else { action() }
  }

  /// Ends a change that has replaced a layout pass. Movements caused by newly measured sizes join its animation.
  func endLayoutPass(_ animation: ElementAnimation) {
    phase = .idle
    layoutDidPass()
    if stage.isOutdated || driver.isStale { setNeedsLayout() }
    performActionsAfterLayoutPass()
    if collectionViewLayout.isSelfSizing || driver.isStale {
      animation.perform { performLayoutPass() }
    }
    animation.close()
  }

  /// Updates the parts of the view that depend on the elements on screen.
  func layoutDidPass() {
    collectionViewLayout.layoutDidPass()
    itemFocus.layoutDidPass()
    itemPrefetching.layoutDidPass()
    bandSelection?.layoutDidPass()
  }

  func performActionsAfterLayoutPass() {
    let actions = actionsAfterLayoutPass
    actionsAfterLayoutPass = []
    for action in actions { action() }
  }
}
