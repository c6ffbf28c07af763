import Geometry

// Changes of layout, in which every element moves from its old to its new position.
extension UICollectionView {
  /// Installs a layout. With animation, elements that are visible before or after the change move to their new
  /// positions.
  ///
  /// The new offset keeps the focused item, or else the current item, visible. Inside an animation block the block's
  /// curve and duration apply.
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard layout !== collectionViewLayout else {
      completion?(true)
      return
    }
    abandonInteractiveTransition()
    UIView.performWithoutAnimation { itemMovement.cancel() }
    guard animated || UIView.inheritedAnimationDuration > 0, UIView.areAnimationsEnabled else {
      collectionViewLayout = layout
      layoutIfNeeded()
      completion?(true)
      return
    }
    UIView.performWithoutAnimation { layoutIfNeeded() }
    let start = LayoutViewport(inChargeOf: self)
    let current = currentItem
    UIView.performWithoutAnimation {
      motion.stop()
      start.layout.prepareForTransition(to: layout)
      layout.prepareForTransition(from: start.layout)
      install(layout)
      driver.prepareIfNeeded()
      contentOffset = offset(at: LayoutViewport(inChargeOf: self), keepingVisible: current)
      driver.prepareIfNeeded()
    }
    moveElements(from: start, completion: completion)
  }

  /// Moves all elements from their positions in an old layout to those in the current one.
  func moveElements(from start: LayoutViewport, completion: ((Bool) -> Void)?) {
    let destination = collectionViewLayout
    var moving: [UICollectionReusableView] = []
    phase = .layoutPass
    let animation = beginAnimation(completions: [
      { isFinished in
        for view in moving { view.didTransition(from: start.layout, to: destination) }
        completion?(isFinished)
      }
    ])
    AnimationScope.perform(nil) {
      let change = LayoutChange(from: start, in: self)
      let moves = stage.replaceElements(by: stage.settledElements(), change, animation)
      moving = moves.map(\.view)
      for view in moving { view.willTransition(from: start.layout, to: destination) }
      if start.layout.attachedCollectionView === self { start.layout.attachedCollectionView = nil }
      finalizeLayoutTransitions()
      perform(moves, from: CGRect(origin: start.offset, size: bounds.size), animation)
    }
    endLayoutPass(animation)
  }

  /// Notifies both layouts of a change that the new attributes have been collected.
  func finalizeLayoutTransitions() {
    for layout in layoutsInTransition { layout.finalizeLayoutTransition() }
    layoutsInTransition = []
  }

  /// The item that a change of layout keeps visible: the focused item if it is on screen, or else `itemAtRest`.
  var currentItem: IndexPath? {
    if let item = itemFocus.item, cellForItem(at: item) != nil { return item }
    return itemAtRest
  }

  /// Returns the offset at which a layout shows an item in the middle, within the scrollable range and subject to
  /// layout and delegate.
  func offset(at viewport: LayoutViewport, keepingVisible item: IndexPath?) -> CGPoint {
    let range = ScrollRange(
      contentSize: viewport.contentSize, inset: adjustedContentInset, viewSize: bounds.size)
    let centered = item.flatMap { offset(at: viewport, centering: $0) }.map(range.clamp)
    let mirror = viewport.mirror
    func image(_ offset: CGPoint) -> CGPoint { mirror.image(of: offset, ofViewport: bounds.size) }
    let proposal = image(
      viewport.layout.targetContentOffset(
        forProposedContentOffset: image(centered ?? range.clamp(contentOffset))))
    let target =
      collectionViewDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposal)
      ?? proposal
    return target.x.isFinite && target.y.isFinite ? target : contentOffset
  }

  private func offset(at viewport: LayoutViewport, centering item: IndexPath) -> CGPoint? {
    if let layout = viewport.layout as? any UICollectionViewLayoutItemScrolling {
      return layout.contentOffset(toShowItemAt: item)
    }
    guard let attributes = viewport.layout.layoutAttributesForItem(at: item) else { return nil }
    let frame = viewport.mirror.image(of: attributes).frame
    guard !frame.isNull, frame.midX.isFinite, frame.midY.isFinite else { return nil }
    let visible = visibleContent
    return CGPoint(
      x: contentOffset.x + frame.midX - visible.midX, y: contentOffset.y + frame.midY - visible.midY)
  }
}
