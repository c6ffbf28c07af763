// What the owners of a collection view's parts need from the view, and from its collaborators, while elements change.
extension UICollectionView: LayoutHost {
  var decidesOffset: Bool { runner.phase == .update }

  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    stage.remeasure(after: context)
    setContentNeedsLayout()
  }
}

extension UICollectionView: TransitionHost {
  func dataWasReplaced() { sectionIndex.reload() }

  func passDidEnd() {
    itemScroller.follow()
    layoutReplacement.finalizeTransitions()
  }

  func elementsDidChange() {
    driver.abilities.embedding?.layoutDidPass()
    itemFocus.elementsDidChange()
    itemPrefetching.elementsDidChange()
    itemSwipes.elementsDidChange()
    for case let band as UIBandSelectionInteraction in interactions { band.elementsDidChange() }
  }

  func placeBackground() {
    guard let backgroundView, backgroundView.superview === self else { return }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
  }
}

extension UICollectionView: BatchUpdaterHost {
  func cancelMovement() { itemMovement.cancel() }

  /// State of deleted items is discarded silently (Behaviour.md 3.14).
  func itemsDidMove(by map: UpdateMap) {
    guard !map.isIdentity else { return }
    itemContextualActions.carry(through: map)
    itemSwipes.itemsDidUpdate()
    itemSelection.carry(through: map)
    touchSelection.carry(through: map)
    multipleSelection.carry(through: map)
    itemFocus.carry(through: map)
    itemScroller.carry(through: map)
    itemPrefetching.carry(through: map)
    itemMenu.carry(through: map)
    itemDrag.carry(through: map)
    itemDrop.carry(through: map)
  }

  /// Discards the state of all items, because the data source is asked for everything again. The focus stays at its index
  /// path as long as there is an item.
  func dataWillBeReplaced() {
    batchUpdater.reloadInstead()
    itemDrag.keepDataPaths()
    itemMovement.forget()
    itemDrop.forgetItems()
    itemContextualActions.forgetItems()
    itemMenu.forgetItems()
    data.discardPlaceholders()
    itemPrefetching.forget()
    itemSelection.forget()
    touchSelection.forget()
    multipleSelection.forget()
  }

  /// (Behaviour.md 3.13)
  func moveToTargetOffset() {
    let target = targetOffset(proposed: driver.targetOffset(for: contentOffset))
    if target != contentOffset { contentOffset = target }
  }
}

extension UICollectionView: LayoutReplacementHost {
  /// The focused item if it is on screen, or else `itemAtRest`.
  var currentItem: IndexPath? {
    if let item = itemFocus.item, visibleCell(at: item) != nil { return item }
    return itemAtRest
  }

  func attach(_ layout: UICollectionViewLayout) { layout.attachedCollectionView = self }

  func detach(_ layout: UICollectionViewLayout) {
    if layout.attachedCollectionView === self { layout.attachedCollectionView = nil }
  }

  func transitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    collectionViewDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
  }

  func targetOffset(proposed: CGPoint) -> CGPoint {
    collectionViewDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
  }
}

extension UICollectionView {
  /// Invalidates the layout, because something around it has changed.
  func invalidateLayout(by invalidation: @escaping LayoutDriver.LayoutInvalidation) {
    driver.invalidate(by: invalidation)
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
    guard selfSizingInvalidation != .disabled, !runner.phase.isPass, let key = stage.key(of: view) else {
      return
    }
    stage.remeasure(key)
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
}
