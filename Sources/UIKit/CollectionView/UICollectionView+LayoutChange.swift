import Geometry

// Another layout takes over, with every element on its way from where it stood to where it will stand.
extension UICollectionView {
  /// Installs a layout; with animation, elements seen before or after move from the one to the other.
  ///
  /// The offset is chosen so that the item under attention stays in sight. Inside an animation block its curve and
  /// duration hold.
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
      prepareLayoutIfNeeded()
      contentOffset = offset(at: LayoutViewport(inChargeOf: self), keepingVisible: current)
      prepareLayoutIfNeeded()
    }
    moveElements(from: start, completion: completion)
  }

  /// Moves all elements from where a layout had them to where the one in charge has them.
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
      let moves = replaceElements(by: settledElements(), change, animation)
      moving = moves.map(\.view)
      for view in moving { view.willTransition(from: start.layout, to: destination) }
      if start.layout.attachedCollectionView === self { start.layout.attachedCollectionView = nil }
      finalizeLayoutTransitions()
      perform(moves, from: CGRect(origin: start.offset, size: bounds.size), animation)
    }
    endLayoutPass(animation)
  }

  /// Tells both layouts of a change that the new attributes have been gathered.
  func finalizeLayoutTransitions() {
    for layout in layoutsInTransition { layout.finalizeLayoutTransition() }
    layoutsInTransition = []
  }

  /// The item that a change of layout keeps in sight: the one in focus while it is on screen, or else the one where one
  /// looks.
  var currentItem: IndexPath? {
    if let item = itemFocus.item, cellForItem(at: item) != nil { return item }
    return itemAtRest
  }

  /// The offset at which a layout has an item in the middle, as far as its content goes and layout and delegate want.
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

  // MARK: - Supposing

  /// Asks something about the layout as if the content were scrolled elsewhere: nothing moves, and nobody is told.
  ///
  /// - Returns: The answer, and the offset that the layout has moved the content to meanwhile.
  func seen<Answer>(from offset: CGPoint, _ question: () -> Answer) -> (answer: Answer, offset: CGPoint) {
    seen(in: CGRect(origin: offset, size: bounds.size), question)
  }

  /// The same, as if the view had another size as well.
  func seen<Answer>(in bounds: CGRect, _ question: () -> Answer) -> (answer: Answer, offset: CGPoint) {
    let (actual, wasSupposing) = (layer.properties.bounds, boundsChange.isSupposed)
    boundsChange.isSupposed = true
    layer.properties.bounds = bounds
    defer {
      layer.properties.bounds = actual
      boundsChange.isSupposed = wasSupposing
    }
    let answer = question()
    return (answer, layer.properties.bounds.origin)
  }
}
