// Invalidation, and the pass that follows: prepare, content size, elements in the visible area.
extension UICollectionView {
  /// How often a pass begins anew because it made itself stale.
  static var maximumNumberOfRounds: Int { 8 }

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
    takeNote(of: context)
    adjustOffset(by: context.contentOffsetAdjustment)
  }

  private func takeNote(of context: UICollectionViewLayoutInvalidationContext) {
    pendingInvalidation.add(context)
    known.forget(after: context)
    if context.invalidateDataSourceCounts { knownCounts = nil }
    remeasure(after: context)
    setContentNeedsLayout()
  }

  /// Moves the content as an invalidation asks for, and makes room for that: what the content size will be is not known
  /// before the layout is prepared.
  ///
  /// In an update the target offset decides, and adjustments do not count until the layout has finalized it
  /// (behaviour.md 2.5).
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

  // MARK: - Invalidating for reasons of the collection view's own

  /// An invalidation that the collection view brings about.
  typealias LayoutInvalidation = (UICollectionViewLayout) -> Void

  /// Invalidates the layout, because something around it has changed.
  ///
  /// What the layout itself changes while it prepares, or while it is invalidated, invalidates it again when it has
  /// finished: never inside the other call, and not without end.
  func invalidateLayout(by invalidation: @escaping LayoutInvalidation) {
    if waitingInvalidations != nil {
      waitingInvalidations?.append(invalidation)
      setContentNeedsLayout()
    } else {
      occupyLayout { invalidation(collectionViewLayout) }
    }
  }

  /// Does something during which the layout is not invalidated; what would have invalidated it does so afterwards.
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
        // It has changed something and changed it back: it knows what it has come to.
        return takeNote(of: collectionViewLayout.makeInvalidationContext())
      }
    }
    takeNote(of: collectionViewLayout.makeInvalidationContext())
    report(
      .endlessLayout,
      "\(type(of: collectionViewLayout)) changes bounds or insets each time it is invalidated; "
        + "the last change stays")
  }

  /// Asks the layout about new bounds while the old ones are in place.
  ///
  /// A layout that sets the bounds in its answer is not asked again, but invalidated.
  ///
  /// - Returns: How the new bounds invalidate it, once they are in place; nil when they do not.
  func invalidation(forBoundsChange newBounds: CGRect) -> LayoutInvalidation? {
    guard !boundsChange.isQuestioned else { return { $0.invalidateLayout() } }
    let layout = collectionViewLayout
    boundsChange.isQuestioned = true
    defer { boundsChange.isQuestioned = false }
    guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return nil }
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size == bounds.size { context.cause = .scrolling }
    return { if $0 === layout { $0.invalidateLayout(with: context) } }
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
    reported.removeAll()
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
      "\(type(of: collectionViewLayout)) invalidates itself each time it prepares; "
        + "what it prepared last is shown")
  }

  private func updateContent(after invalidation: PendingInvalidation) {
    if let adjustment = invalidation.sizeAdjustment {
      let (old, room) = (contentSize, invalidation.roomForOffset)
      contentSize = sound(
        CGSize(
          width: old.width - room.width + adjustment.width,
          height: old.height - room.height + adjustment.height
        ))
    } else {
      pendingInvalidation.awaitContentSize()
      // Room that was made while the layout prepared is still needed.
      let (new, room) = (
        sound(collectionViewLayout.collectionViewContentSize), pendingInvalidation.roomForOffset
      )
      contentSize = CGSize(width: new.width + room.width, height: new.height + room.height)
    }
  }

  /// Reads the content size again of a layout that has been prepared, now that its elements have been requested.
  func readContentSizeIfNeeded() {
    guard pendingInvalidation.awaitsContentSize else { return }
    pendingInvalidation.contentSizeIsKnown()
    contentSize = sound(collectionViewLayout.collectionViewContentSize)
  }

  private func sound(_ size: CGSize) -> CGSize {
    func sound(_ extent: CGFloat) -> CGFloat { extent.isFinite ? max(0, extent) : 0 }
    let result = CGSize(width: sound(size.width), height: sound(size.height))
    if result != size {
      report(
        .invalidContentSize,
        "\(type(of: collectionViewLayout)) has the content size \(size.width) × \(size.height); "
          + "\(result.width) × \(result.height) is used")
    }
    return result
  }

  /// Shows what is in the visible area, again as long as showing it changes layout, data or bounds.
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
