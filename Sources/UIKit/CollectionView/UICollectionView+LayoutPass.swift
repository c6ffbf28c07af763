// Invalidation, and the layout pass that follows: preparing, content size, and the elements in the visible area.
extension UICollectionView {
  /// The maximum number of rounds in a pass that invalidates itself.
  static var maximumNumberOfRounds: Int { 8 }

  /// Records what a layout has invalidated.
  ///
  /// During an interactive transition, the layout may be one of the two between which the current layout interpolates.
  func layout(
    _ layout: UICollectionViewLayout, didInvalidateWith context: UICollectionViewLayoutInvalidationContext
  ) {
    guard !boundsChange.isHypothetical else { return }
    if layout !== collectionViewLayout {
      guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
      transition.endDidInvalidate(layout)
    }
    takeNote(of: context)
    adjustOffset(by: context.contentOffsetAdjustment)
  }

  private func takeNote(of context: UICollectionViewLayoutInvalidationContext) {
    pendingInvalidation.add(context)
    known.forget(after: context)
    if context.invalidateDataSourceCounts { data.forgetCounts() }
    remeasure(after: context)
    setContentNeedsLayout()
  }

  /// Moves the content as an invalidation requests, and makes room for the move, because the new content size is not
  /// known before the layout is prepared.
  ///
  /// In an update the target offset decides. Adjustments are ignored until the layout has finalized the update
  /// (Behaviour.md 2.5).
  private func adjustOffset(by adjustment: CGPoint) {
    guard adjustment != .zero, adjustment.x.isFinite, adjustment.y.isFinite, phase != .update else { return }
    let room = CGSize(width: max(0, adjustment.x), height: max(0, adjustment.y))
    let isUnderWay = boundsChange.isUnderWay
    boundsChange.isUnderWay = true
    defer { boundsChange.isUnderWay = isUnderWay }
    occupyLayout {
      pendingInvalidation.addRoom(room)
      contentSize = CGSize(width: contentSize.width + room.width, height: contentSize.height + room.height)
      let offset = bounds.origin
      bounds.origin = CGPoint(
        x: offset.x + (isContentMirrored ? -adjustment.x : adjustment.x), y: offset.y + adjustment.y)
    }
  }

  // MARK: - Invalidation by the collection view

  /// An invalidation that the collection view causes.
  typealias LayoutInvalidation = (UICollectionViewLayout) -> Void

  /// Invalidates the layout, because something around it has changed.
  ///
  /// Changes that the layout itself makes while it prepares or is invalidated invalidate it again after it has
  /// finished. The layout is never called again inside its own call, and the number of repetitions is limited.
  func invalidateLayout(by invalidation: @escaping LayoutInvalidation) {
    if waitingInvalidations != nil {
      waitingInvalidations?.append(invalidation)
      setContentNeedsLayout()
    } else {
      occupyLayout { invalidation(collectionViewLayout) }
    }
  }

  /// Runs a closure during which the layout is not invalidated. Invalidations follow afterwards.
  private func occupyLayout(_ work: () -> Void) {
    guard waitingInvalidations == nil else { return work() }
    waitingInvalidations = []
    defer { waitingInvalidations = nil }
    work()
    for _ in 0..<Self.maximumNumberOfRounds {
      guard let invalidations = waitingInvalidations, !invalidations.isEmpty else { return }
      waitingInvalidations = []
      let surroundings = (bounds, adjustedContentInset)
      for invalidation in invalidations { invalidation(collectionViewLayout) }
      guard waitingInvalidations?.isEmpty == false else { return }
      if surroundings == (bounds, adjustedContentInset) {
        // The layout has changed something and changed it back. It knows the result.
        return takeNote(of: collectionViewLayout.makeInvalidationContext())
      }
    }
    takeNote(of: collectionViewLayout.makeInvalidationContext())
    report(
      .endlessLayout,
      "\(type(of: collectionViewLayout)) changes bounds or insets each time it is invalidated. "
        + "The last change is kept. Change them only once.")
  }

  /// Asks the layout about new bounds while the old ones are still set.
  ///
  /// A layout that sets the bounds in this method is not asked again, but invalidated.
  ///
  /// - Returns: How the new bounds invalidate the layout, once they are set; nil if they do not.
  func invalidation(forBoundsChange newBounds: CGRect) -> LayoutInvalidation? {
    guard !boundsChange.isAsked else { return { $0.invalidateLayout() } }
    let layout = collectionViewLayout
    boundsChange.isAsked = true
    defer { boundsChange.isAsked = false }
    guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return nil }
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size == bounds.size { context.cause = .scrolling }
    return { if $0 === layout { $0.invalidateLayout(with: context) } }
  }

  /// Called when the layout was replaced.
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

  /// Installs a layout. The previous one still answers queries until `moveElements(from:completion:)`.
  func install(_ layout: UICollectionViewLayout) {
    let old = collectionViewLayout
    isInstallingLayout = true
    collectionViewLayout = layout
    isInstallingLayout = false
    takeUp(layout, from: old)
  }

  private func takeUp(_ layout: UICollectionViewLayout, from old: UICollectionViewLayout) {
    reusePool.forgetDecorationViews()
    reported.removeAll()
    known.forgetAll()
    layout.attachedCollectionView = self
    layoutsInTransition = [old, layout]
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
  }

  /// Updates layout and data, so that they can be queried.
  ///
  /// A layout may invalidate itself while it prepares, for instance by setting one of its own properties. It is then
  /// prepared again, until it no longer changes.
  func prepareLayoutIfNeeded() {
    guard !isPreparingLayout else { return }
    isPreparingLayout = true
    defer { isPreparingLayout = false }
    followWritingDirection()
    for _ in 0..<Self.maximumNumberOfRounds {
      guard pendingInvalidation.isStale else { return }
      let invalidation = pendingInvalidation
      pendingInvalidation = .none
      preparations += 1
      occupyLayout { collectionViewLayout.prepare() }
      updateContent(after: invalidation)
    }
    guard pendingInvalidation.isStale else { return }
    pendingInvalidation = .none
    report(
      .endlessLayout,
      "\(type(of: collectionViewLayout)) invalidates itself each time it prepares. "
        + "The last prepared geometry is shown. Do not invalidate the layout in prepare().")
  }

  private func updateContent(after invalidation: PendingInvalidation) {
    if let adjustment = invalidation.sizeAdjustment {
      let (old, room) = (contentSize, invalidation.roomForOffset)
      contentSize = validContentSize(
        CGSize(
          width: old.width - room.width + adjustment.width,
          height: old.height - room.height + adjustment.height
        ))
    } else {
      pendingInvalidation.awaitContentSize()
      // Room that was made while the layout prepared is still needed.
      let (new, room) = (
        validContentSize(collectionViewLayout.collectionViewContentSize), pendingInvalidation.roomForOffset
      )
      contentSize = CGSize(width: new.width + room.width, height: new.height + room.height)
    }
  }

  /// Reads the content size of a prepared layout again, after its elements have been requested.
  func readContentSizeIfNeeded() {
    guard pendingInvalidation.awaitsContentSize else { return }
    pendingInvalidation.contentSizeIsKnown()
    contentSize = validContentSize(collectionViewLayout.collectionViewContentSize)
  }

  private func validContentSize(_ size: CGSize) -> CGSize {
    func valid(_ extent: CGFloat) -> CGFloat { extent.isFinite ? max(0, extent) : 0 }
    let result = CGSize(width: valid(size.width), height: valid(size.height))
    if result != size {
      report(
        .invalidContentSize,
        "\(type(of: collectionViewLayout)) has the content size \(size.width) × \(size.height). "
          + "\(result.width) × \(result.height) is used. Return finite values of 0 or more.")
    }
    return result
  }

  /// Shows the elements in the visible area. Repeats this while it changes layout, data or bounds.
  func performLayoutPass() {
    guard !isInLayoutPass else { return }
    phase = .layoutPass
    measuring.asked.removeAll(keepingCapacity: true)
    defer {
      phase = .idle
      releaseViewsInWaiting()
      followItemScrolledTo()
      finalizeLayoutTransitions()
      performActionsAfterLayoutPass()
    }
    var (rounds, measuringRounds) = (0, 0)
    while rounds < Self.maximumNumberOfRounds, measuringRounds < Self.maximumNumberOfMeasuringRounds {
      if needsReload {
        needsReload = false
        reloadIndexTitles()
        releaseViewsInWaiting()
        for animation in elementAnimations { animation.cut() }
        endDisplaying(visible.removeAll())
      }
      prepareLayoutIfNeeded()
      let (shown, mirror, preparation) = (bounds, mirror, preparations)
      displayElements(in: shown)
      placeBackground()
      if !needsReload, !pendingInvalidation.isStale, shown == bounds, mirror == self.mirror,
        preparation == preparations
      {
        return
      }
      if pendingInvalidation.isMeasuring { measuringRounds += 1 } else { rounds += 1 }
    }
    needsReload = false
    pendingInvalidation = .none
    report(
      .endlessLayout,
      "Each layout pass of \(type(of: collectionViewLayout)) requires another one. The result of the last one is shown. "
        + "Do not change the layout, the data or the bounds in every pass."
    )
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
