import Geometry

// How the elements on screen change all at once: who stays, who comes, who goes, and how they move.
extension UICollectionView {
  /// An element and where the layout has it.
  typealias PlacedElement = (key: ElementKey, attributes: UICollectionViewLayoutAttributes)

  /// An element and the view that shows it.
  typealias PlacedView = (key: ElementKey, view: UICollectionReusableView)

  /// A view and the attributes it is to be animated to.
  typealias ElementMove = (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)

  /// The attributes of elements on screen and up to a screen away, as far as the layout is up to date.
  func attributesAround() -> [ElementKey: UICollectionViewLayoutAttributes] {
    var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    guard !needsReload else { return attributes }
    if !pendingInvalidation.isStale, !isInLayoutPass {
      let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
      for found in layoutElements(in: around) {
        attributes[ElementKey(found)] = found
      }
    }
    for (key, view) in visible.all { attributes[key] = view.display.attributes ?? attributes[key] }
    return attributes
  }

  /// The elements that are drawn in a rectangle, each once.
  func elementsToShow(in rect: CGRect) -> [PlacedElement] {
    var keys: Set<ElementKey> = []
    return attributesToShow(in: rect).map { (ElementKey($0), $0) }.filter { key, _ in
      if keys.insert(key).inserted { return true }
      reportRepeated(key)
      return false
    }
  }

  /// The elements in the visible area, when the layout has come to rest.
  func settledElements() -> [PlacedElement] {
    for _ in 0..<Self.maximumNumberOfRounds {
      prepareLayoutIfNeeded()
      let (shown, mirror, preparation) = (bounds, mirror, preparations)
      let elements = elementsToShow(in: shown)
      if shown == bounds, mirror == self.mirror, preparation == preparations, !pendingInvalidation.isStale {
        return elements
      }
    }
    return elementsToShow(in: bounds)
  }

  /// Gives each element that is next a view: its own from before, one on its way off the screen, or another.
  ///
  /// - Returns: What is to be animated: those that stay and those that come to their places, and those that go, which
  ///   are no longer among the visible elements, to where they end.
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

  /// Moves views to where they belong, and the visible area to where it is.
  func perform(_ moves: [ElementMove], from oldBounds: CGRect, _ animation: ElementAnimation) {
    animation.animate(layer, .bounds, from: .rectangle(Rectangle(oldBounds)))
    animation.perform {
      for (view, attributes) in moves {
        let size = view.bounds.size
        update(view, to: attributes)
        // What is in the view follows its size in the same time.
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

  // MARK: - Views on their way off the screen

  private func depart(
    _ leaving: [(successor: ElementKey?, view: UICollectionReusableView)],
    to ends: [UICollectionViewLayoutAttributes?], _ animation: ElementAnimation
  ) -> [ElementMove] {
    departures += leaving.map { Departure(view: $0.view, key: $0.successor, animation: animation) }
    guard animation.isAnimated else { return [] }
    return zip(leaving, ends).compactMap { leaving, end in end.map { (leaving.view, $0) } }
  }

  /// The view of an element that is on its way off the screen, called back; nil when there is none. It has not been
  /// told to have ended its display, so it is not told to begin either.
  private func reclaimDeparture(for key: ElementKey) -> UICollectionReusableView? {
    guard let index = departures.firstIndex(where: { $0.key == key }) else { return nil }
    let view = departures.remove(at: index).view
    name(view, key)
    if let cell = view as? UICollectionViewCell { showState(of: key.indexPath, in: cell) }
    return view
  }

  /// The view of an element that is on its way off the screen, called back and put in its place.
  func recall(
    _ key: ElementKey, to attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let view = reclaimDeparture(for: key) else { return nil }
    if AnimationScope.current == nil { view.layer.removeAllAnimations() }
    update(view, to: attributes)
    // It may have left at another width.
    measure(view, with: attributes)
    return view
  }

  /// Takes views off the screen that have arrived where they were to end; all of them without an animation.
  func endDepartures(of animation: ElementAnimation? = nil) {
    let ended = departures.filter { animation == nil || $0.animation === animation }
    guard !ended.isEmpty else { return }
    departures.removeAll { departure in ended.contains { $0.view === departure.view } }
    endDisplaying(ended.map(\.view))
  }

  // MARK: - The animation

  /// Begins an animation of elements. Without animations, those that run are cut short, so that all is at its end.
  func beginAnimation(completions: [(Bool) -> Void]) -> ElementAnimation {
    let animation = ElementAnimation(completions: completions) { [weak self] animation in
      guard let self else { return animation.complete() }
      endDepartures(of: animation)
      // Those who wait are told in the order in which they began to.
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

  /// Does something when no layout pass runs any more: at once, or at the end of the one that does.
  func afterLayoutPass(_ action: @escaping () -> Void) {
    if isInLayoutPass { actionsAfterLayoutPass.append(action) } else { action() }
  }

  /// Ends a change that has taken the place of a layout pass. What sizes that become known only now move goes along with
  /// its animation.
  func endLayoutPass(_ animation: ElementAnimation) {
    phase = .idle
    layoutDidPass()
    if needsReload || pendingInvalidation.isStale { setNeedsLayout() }
    performActionsAfterLayoutPass()
    if collectionViewLayout.isSelfSizing || pendingInvalidation.isStale {
      animation.perform { performLayoutPass() }
    }
    animation.close()
  }

  /// Brings up to date what goes by the elements on screen.
  func layoutDidPass() {
    collectionViewLayout.layoutDidPass()
    itemFocus.layoutDidPass()
    itemPrefetching.layoutDidPass()
  }

  func performActionsAfterLayoutPass() {
    let actions = actionsAfterLayoutPass
    actionsAfterLayoutPass = []
    for action in actions { action() }
  }
}
