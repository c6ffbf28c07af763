import Geometry

// Changes of the elements on screen: which ones stay, appear and disappear, and how they move.
extension UICollectionView {
  /// An element and its attributes.
  typealias PlacedElement = (key: ElementKey, attributes: UICollectionViewLayoutAttributes)

  /// An element and the view that shows it.
  typealias PlacedView = (key: ElementKey, view: UICollectionReusableView)

  /// A view and the attributes to which it is animated.
  typealias ElementMove = (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)

  /// Returns the attributes of elements on screen, and up to a screen away if the layout is valid.
  func attributesAround() -> [ElementKey: UICollectionViewLayoutAttributes] {
    var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    guard !needsReload else { return attributes }
    if !driver.isStale, !isInLayoutPass {
      let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
      for found in driver.elements(in: around) {
        attributes[ElementKey(found)] = found
      }
    }
    for (key, view) in visible.all { attributes[key] = view.display.attributes ?? attributes[key] }
    return attributes
  }

  /// Returns the elements that are drawn in a rectangle, each once.
  func elementsToShow(in rect: CGRect) -> [PlacedElement] {
    var keys: Set<ElementKey> = []
    return attributesToShow(in: rect).map { (ElementKey($0), $0) }.filter { key, _ in
      if keys.insert(key).inserted { return true }
      reportRepeated(key)
      return false
    }
  }

  /// Returns the elements in the visible area, after the layout has stopped invalidating itself.
  func settledElements() -> [PlacedElement] {
    for _ in 0..<LayoutDriver.maximumNumberOfRounds {
      driver.prepareIfNeeded()
      let standing = driver.standing
      let elements = elementsToShow(in: bounds)
      if driver.holds(since: standing) { return elements }
    }
    return elementsToShow(in: bounds)
  }

  /// Assigns a view to each new element: its old view, one that is animated off the screen, or another one.
  ///
  /// - Returns: The moves to animate: those of elements that stay or appear, and those of disappearing elements, which
  ///   are no longer among the visible elements.
  func replaceElements(
    by elements: [PlacedElement], _ transition: some ElementTransition, _ animation: ElementAnimation
  ) -> [ElementMove] {
    passNumber += 1
    for index in departures.indices {
      departures[index].key = departures[index].key.flatMap(transition.successor)
    }
    let isNext = Set(elements.map(\.key))
    var staying: [ElementKey: UICollectionReusableView] = [:]
    var leaving: [(successor: ElementKey?, view: UICollectionReusableView)] = []
    var finals: [UICollectionViewLayoutAttributes?] = []
    for (key, view) in visible.removeAllElements() {
      let successor = transition.successor(of: key)
      let end = transition.finalAttributes(of: key)
      if let successor, isNext.contains(successor), staying.updateValue(view, forKey: successor) == nil {
        continue
      }
      leaving.append((successor, view))
      finals.append(end)
    }
    let starts = elements.map { transition.initialAttributes(of: $0.key) }
    var moves = depart(leaving, to: finals, animation)

    for (key, _) in elements {
      guard let view = staying[key] else { continue }
      name(view, key)
      visible.insert(view, for: key, in: passNumber)
    }
    var arrivals: [PlacedView] = []
    for ((key, attributes), start) in zip(elements, starts) {
      if let view = reclaimDeparture(for: key) {
        arrivals.append((key, view))
        moves.append((view, attributes))
        continue
      }
      let view = staying[key] ?? beginDisplaying(key, with: attributes)
      if staying[key] == nil { arrivals.append((key, view)) }
      if animation.isAnimated, let start { begin(view, at: start) }
      moves.append((view, attributes))
    }
    for (key, view) in arrivals { visible.insert(view, for: key, in: passNumber) }
    if !animation.isAnimated { endDepartures(of: animation) }
    isOrderStale = true
    return moves
  }

  /// Animates views to their attributes, and the visible area to the new bounds.
  func perform(_ moves: [ElementMove], from oldBounds: CGRect, _ animation: ElementAnimation) {
    animation.animate(layer, .bounds, from: .rectangle(Rectangle(oldBounds)))
    animation.perform {
      for (view, attributes) in moves {
        let size = view.bounds.size
        update(view, to: attributes)
        // The subviews of the view follow its size in the same animation.
        if view.bounds.size != size { view.layer.layoutTree() }
      }
      placeBackground()
    }
    restoreOrderIfNeeded()
    for (view, attributes) in moves where view.display.measurement?.holds(at: attributes.size.width) != true {
      if visible[ElementKey(attributes)] === view { measure(view, with: attributes) }
    }
  }

  private func begin(_ view: UICollectionReusableView, at start: UICollectionViewLayoutAttributes) {
    guard let now = view.display.attributes, now.duplicate(as: ElementKey(start))?.isEqual(start) != true
    else { return }
    view.layer.removeAllAnimations()
    update(view, to: start)
    view.layer.layoutTree()
  }

  // MARK: - Disappearing views

  private func depart(
    _ leaving: [(successor: ElementKey?, view: UICollectionReusableView)],
    to ends: [UICollectionViewLayoutAttributes?], _ animation: ElementAnimation
  ) -> [ElementMove] {
    departures += leaving.map { Departure(view: $0.view, key: $0.successor, animation: animation) }
    guard animation.isAnimated else { return [] }
    return zip(leaving, ends).compactMap { leaving, end in end.map { (leaving.view, $0) } }
  }

  /// Returns the disappearing view of an element that appears again; nil if there is none. The delegate was not
  /// notified of the end of its display, and is not notified of a new one.
  private func reclaimDeparture(for key: ElementKey) -> UICollectionReusableView? {
    guard let index = departures.firstIndex(where: { $0.key == key }) else { return nil }
    let view = departures.remove(at: index).view
    name(view, key)
    if let cell = view as? UICollectionViewCell { showState(of: key.indexPath, in: cell) }
    return view
  }

  /// Returns the disappearing view of an element that appears again, with attributes applied.
  func recall(
    _ key: ElementKey, to attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let view = reclaimDeparture(for: key) else { return nil }
    if AnimationScope.current == nil { view.layer.removeAllAnimations() }
    update(view, to: attributes)
    // The width may have changed while the view was disappearing.
    measure(view, with: attributes)
    return view
  }

  /// Removes disappearing views whose animation has ended. Without an animation, removes all of them.
  func endDepartures(of animation: ElementAnimation? = nil) {
    let ended = departures.filter { animation == nil || $0.animation === animation }
    guard !ended.isEmpty else { return }
    departures.removeAll { departure in ended.contains { $0.view === departure.view } }
    endDisplaying(ended.map(\.view))
  }

  // MARK: - Animation

  /// Begins an animation of elements. While animations are disabled, running ones are stopped at their ends.
  func beginAnimation(completions: [(Bool) -> Void]) -> ElementAnimation {
    let animation = ElementAnimation(completions: completions) { [weak self] animation in
      guard let self else { return animation.complete() }
      endDepartures(of: animation)
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
    if needsReload || driver.isStale { setNeedsLayout() }
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
