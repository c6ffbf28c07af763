extension UICollectionView: LayoutHost {
  var decidesOffset: Bool { phase == .update }

  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    stage.remeasure(after: context)
    setContentNeedsLayout()
  }
}

// Invalidation, and the layout pass that follows: preparing, content size, and the elements in the visible area.
extension UICollectionView {
  /// Invalidates the layout, because something around it has changed.
  func invalidateLayout(by invalidation: @escaping LayoutDriver.LayoutInvalidation) {
    driver.invalidate(by: invalidation)
  }

  /// Called when the layout was replaced.
  func layoutDidChange(from old: UICollectionViewLayout) {
    let layout = collectionViewLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    forgetInteractiveTransition()
    if old.attachedCollectionView === self { old.attachedCollectionView = nil }
    stage.removeDecorationViews()
    takeUp(layout, from: old)
  }

  /// Installs a layout. The previous one still answers queries until `moveElements(from:completion:)`.
  func install(_ layout: UICollectionViewLayout) {
    let old = collectionViewLayout
    isInstallingLayout = true
    collectionViewLayout = layout
    isInstallingLayout = false
    takeUp(layout, from: old)
  }

  private func takeUp(_ layout: UICollectionViewLayout, from old: UICollectionViewLayout) {
    supply.forgetDecorationViews()
    mistakes.removeAll()
    driver.layoutDidChange()
    layout.attachedCollectionView = self
    layoutsInTransition = [old, layout]
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
  }

  /// The maximum number of rounds in a pass that measures elements. Each element is measured once, so a pass may need
  /// as many rounds as there are elements, but must end.
  private static var maximumNumberOfMeasuringRounds: Int { 512 }

  /// Shows the elements in the visible area. Repeats this while it changes layout, data or bounds.
  func performLayoutPass() {
    guard !isInLayoutPass else { return }
    phase = .layoutPass
    stage.beginPass()
    defer {
      phase = .idle
      stage.endPass()
      followItemScrolledTo()
      finalizeLayoutTransitions()
      performActionsAfterLayoutPass()
    }
    var (rounds, measuringRounds) = (0, 0)
    while rounds < LayoutDriver.maximumNumberOfRounds, measuringRounds < Self.maximumNumberOfMeasuringRounds {
      if stage.isOutdated {
        stage.removeOutdated {
          reloadIndexTitles()
          for animation in elementAnimations { animation.cut() }
        }
      }
      driver.prepareIfNeeded()
      let standing = driver.standing
      stage.display(in: bounds)
      placeBackground()
      if !stage.isOutdated, driver.holds(since: standing) { return }
      if driver.isMeasuring { measuringRounds += 1 } else { rounds += 1 }
    }
    stage.giveUpReplacing()
    driver.giveUp()
    report(
      .endlessLayout,
      "Each layout pass of \(type(of: collectionViewLayout)) requires another one. The result of the last one is shown. "
        + "Do not change the layout, the data or the bounds in every pass."
    )
  }

  /// Invalidates everything that came from the data source.
  func setNeedsReload() {
    stage.setOutdated()
    mistakes.removeAll()
    let layout = collectionViewLayout
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
  }

  /// Measures an element on screen again, because its content has changed.
  func contentDidChange(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, !isInLayoutPass, stage.key(of: view) != nil else { return }
    view.display.measurement = nil
    setNeedsLayout()
  }

  // MARK: - Background

  /// Behind all elements of a layout, even rotated ones.
  private static var backgroundDepth: CGFloat { -1e9 }

  func backgroundDidChange(from old: UIView?) {
    if let old, old.superview === self {
      old.layer.zPosition = 0
      old.removeFromSuperview()
    }
    guard let backgroundView else { return }
    backgroundView.layer.zPosition = Self.backgroundDepth
    insertSubview(backgroundView, at: 0)
    placeBackground()
  }

  func placeBackground() {
    guard let backgroundView, backgroundView.superview === self else { return }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
  }
}
