// Invalidation, and the pass that follows: prepare, content size, elements in the visible area.
extension UICollectionView {
  /// How often a pass begins anew because it made itself stale.
  static var greatestNumberOfRounds: Int { 8 }

  /// Takes note of what a layout says is stale.
  ///
  /// During an interactive transition that may be one of the layouts that the one in charge stands between.
  func layout(
    _ layout: UICollectionViewLayout, didInvalidateWith context: UICollectionViewLayoutInvalidationContext
  ) {
    guard !boundsChange.isSupposed else { return }
    if layout !== collectionViewLayout {
      guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
      transition.endDidInvalidate(layout)
    }
    pendingInvalidation.add(context)
    known.forget(after: context)
    if context.invalidateDataSourceCounts { knownCounts = nil }
    remeasure(after: context)
    setContentNeedsLayout()
  }

  /// Asks the layout whether it cares for new bounds, while the old ones still hold, and invalidates it if so.
  ///
  /// A layout that sets the bounds in its answer is not asked again, but invalidated; one that sets those it is being told
  /// of, as layouts do that scroll whenever they are invalidated, knows already.
  func invalidateLayout(forBoundsChange newBounds: CGRect) {
    let layout = collectionViewLayout
    guard !boundsChange.announced.contains(newBounds) else { return }
    guard boundsChange.announced.count < Self.greatestNumberOfRounds else {
      say(.endlessLayout, "\(type(of: layout)) goes on changing the bounds whenever it is told of a change")
      return
    }
    boundsChange.announced.append(newBounds)
    defer { boundsChange.announced.removeLast() }
    guard boundsChange.announced.count == 1 else {
      layout.invalidateLayout()
      return
    }
    if layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      let context = layout.invalidationContext(forBoundsChange: newBounds)
      if newBounds.size == bounds.size { context.cause = .scrolling }
      layout.invalidateLayout(with: context)
    }
  }

  /// Another layout has taken over.
  func layoutDidChange(from old: UICollectionViewLayout) {
    let layout = collectionViewLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    forgetInteractiveTransition()
    if old.attachedCollectionView === self { old.attachedCollectionView = nil }
    endDepartures()
    endDisplaying(visible.removeAll(.decorationView))
    takeUp(layout, from: old)
  }

  /// Puts a layout in charge while the one before goes on answering, until `moveElements(from:completion:)`.
  func install(_ layout: UICollectionViewLayout) {
    let old = collectionViewLayout
    isInstallingLayout = true
    collectionViewLayout = layout
    isInstallingLayout = false
    takeUp(layout, from: old)
  }

  private func takeUp(_ layout: UICollectionViewLayout, from old: UICollectionViewLayout) {
    reusePool.forgetDecorationViews()
    said.removeAll()
    known.forgetAll()
    layout.attachedCollectionView = self
    layoutsInTransition = [old, layout]
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
  }

  /// Brings layout and data up to date, so that a question about them can be answered.
  ///
  /// A layout may invalidate itself while it prepares, for instance by setting one of its own properties; it is
  /// then prepared again, until it holds still.
  func prepareLayoutIfNeeded() {
    guard !isPreparingLayout else { return }
    isPreparingLayout = true
    defer { isPreparingLayout = false }
    followWritingDirection()
    for _ in 0..<Self.greatestNumberOfRounds {
      guard pendingInvalidation.isStale else { return }
      let invalidation = pendingInvalidation
      pendingInvalidation = .none
      preparations += 1
      collectionViewLayout.prepare()
      updateContent(after: invalidation)
    }
    guard pendingInvalidation.isStale else { return }
    pendingInvalidation = .none
    say(
      .endlessLayout,
      "\(type(of: collectionViewLayout)) invalidates itself each time it prepares; "
        + "what it prepared last is shown")
  }

  private func updateContent(after invalidation: PendingInvalidation) {
    let old = contentSize
    let new: CGSize
    if let adjustment = invalidation.sizeAdjustment {
      new = sound(CGSize(width: old.width + adjustment.width, height: old.height + adjustment.height))
    } else {
      new = sound(collectionViewLayout.collectionViewContentSize)
    }
    // The offset moves while there is room for both what was and what will be, so that it is not held to either.
    contentSize = CGSize(width: max(old.width, new.width), height: max(old.height, new.height))
    defer { contentSize = new }
    let shift = invalidation.offsetAdjustment
    if shift != .zero {
      let shiftX = isContentMirrored ? -shift.x : shift.x
      contentOffset = CGPoint(x: contentOffset.x + shiftX, y: contentOffset.y + shift.y)
    }
  }

  private func sound(_ size: CGSize) -> CGSize {
    func sound(_ extent: CGFloat) -> CGFloat { extent.isFinite ? max(0, extent) : 0 }
    let result = CGSize(width: sound(size.width), height: sound(size.height))
    if result != size {
      say(
        .invalidContentSize,
        "\(type(of: collectionViewLayout)) has the content size \(size.width) × \(size.height); "
          + "\(result.width) × \(result.height) is used")
    }
    return result
  }

  /// Shows what is in the visible area, again as long as showing it changes layout, data or bounds.
  func performLayoutPass() {
    guard !isInLayoutPass else { return }
    isInLayoutPass = true
    measuring.asked.removeAll(keepingCapacity: true)
    defer {
      isInLayoutPass = false
      releaseViewsInWaiting()
      followItemScrolledTo()
      finalizeLayoutTransitions()
      performActionsAfterLayoutPass()
    }
    var (rounds, measuringRounds) = (0, 0)
    while rounds < Self.greatestNumberOfRounds, measuringRounds < Self.greatestNumberOfMeasuringRounds {
      if needsReload {
        needsReload = false
        reloadIndexTitles()
        releaseViewsInWaiting()
        for animation in elementAnimations { animation.cut() }
        endDisplaying(visible.removeAll())
      }
      prepareLayoutIfNeeded()
      let shown = (bounds: bounds, preparations: preparations)
      displayElements(in: shown.bounds)
      placeBackground()
      if !needsReload, !pendingInvalidation.isStale, shown == (bounds, preparations) { return }
      if pendingInvalidation.isMeasuring { measuringRounds += 1 } else { rounds += 1 }
    }
    needsReload = false
    pendingInvalidation = .none
    say(
      .endlessLayout,
      "each layout pass of \(type(of: collectionViewLayout)) makes another necessary; the last one is shown")
  }

  // MARK: - Background

  /// So far behind that no element of a layout is farther, however it is turned.
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
