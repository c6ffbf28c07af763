import Geometry

/// The elements on screen and their views: those that appear, those that stay, and those that disappear.
@MainActor
final class ElementStage {
  /// An element and its attributes.
  typealias PlacedElement = ShownElements.Element

  /// An element and the view that shows it.
  private typealias PlacedView = (key: ElementKey, view: UICollectionReusableView)

  /// A view and the attributes to which it is animated.
  typealias ElementMove = (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)

  private unowned let host: any StageHost
  private let data: PresentedData
  private let driver: LayoutDriver
  private let supply: ViewSupply
  private let measurer: ElementMeasurer
  private let shown: ShownElements

  private(set) var visible = VisibleElements()
  /// The views of removed elements that are still animating.
  private(set) var departures = Departures()
  /// Views created for measuring, for elements that do not appear yet.
  private var viewsInWaiting: [ElementKey: UICollectionReusableView] = [:]
  /// Whether z-indices have changed since the views were last sorted.
  private var isOrderStale = false
  private var passNumber: UInt64 = 0
  /// Whether the elements on screen belong to data that was replaced, so that the next pass removes them all.
  private(set) var isOutdated = false

  init(
    _ host: any StageHost, _ data: PresentedData, _ driver: LayoutDriver, _ supply: ViewSupply,
    _ mistakes: ReportedMistakes
  ) {
    (self.host, self.data, self.driver, self.supply) = (host, data, driver, supply)
    measurer = ElementMeasurer(driver, mistakes)
    shown = ShownElements(host, data, driver, mistakes)
  }

  // MARK: - Queries

  /// Returns the elements of a category and kind on screen. While a reload is pending, returns none: the elements on
  /// screen may no longer be in the data.
  func elements(
    _ category: UICollectionView.ElementCategory, kind: String? = nil
  ) -> [(key: ElementKey, view: UICollectionReusableView)] {
    isOutdated ? [] : visible.elements(category, kind: kind)
  }

  /// Returns the elements of a category and kind on screen, without one that is only kept because of the first responder.
  func elementsInView(
    _ category: UICollectionView.ElementCategory, kind: String? = nil
  ) -> [(key: ElementKey, view: UICollectionReusableView)] {
    let kept = editedElement
    return elements(category, kind: kind).filter { key, view in
      key != kept || Rectangle(host.bounds).overlaps(Rectangle(view.frame))
    }
  }

  /// Returns the view of an element on screen.
  func view(of key: ElementKey) -> UICollectionReusableView? { isOutdated ? nil : visible[key] }

  /// Returns the element that a view on screen shows.
  func key(of view: UICollectionReusableView) -> ElementKey? {
    guard let key = view.display.elementKey, self.view(of: key) === view else { return nil }
    return key
  }

  /// Returns the elements that the layout has in the visible area after a transition, after it has stopped invalidating
  /// itself.
  func settledElements(after transition: some ElementTransition) -> [PlacedElement] {
    shown.settled(and: editedElement.flatMap(transition.successor))
  }

  /// The element whose view contains the first responder. It stays on screen, so that scrolling does not end what the
  /// user types.
  private var editedElement: ElementKey? {
    guard let responder = host.window?.firstResponder as? UIView, responder !== host else { return nil }
    let views = sequence(first: responder, next: \.superview)
    guard let view = views.first(where: { $0.superview === host }) as? UICollectionReusableView,
      let key = view.display.elementKey, visible[key] === view
    else { return nil }
    return key
  }

  // MARK: - Layout passes

  /// Begins a layout pass.
  func beginPass() { measurer.beginPass() }

  /// Ends a layout pass.
  func endPass() { releaseViewsInWaiting() }

  /// Asks the layout for the elements in a rectangle and shows a view for each.
  ///
  /// The delegate receives all appearing elements before the first disappearing one. The visible elements change
  /// between the two. Elements that stay are updated only if their attributes have changed.
  ///
  /// - Complexity: O(*n*) for *n* elements that the layout returns or that are on screen, plus a sort of those that
  ///   disappear.
  func display(in rect: CGRect) {
    passNumber += 1
    var entering: [PlacedElement] = []
    var enteringKeys: Set<ElementKey> = []
    for attributes in shown.attributes(in: rect, and: editedElement) {
      let key = ElementKey(attributes)
      switch visible.encounter(key, in: passNumber) {
      case .present(let view):
        apply(attributes, to: view)
        measurer.measure(view, with: attributes)
      case .absent where enteringKeys.insert(key).inserted:
        entering.append((key, attributes))
      case .absent, .repeated:
        shown.reportRepeated(key)
      }
    }
    restoreOrderIfNeeded()
    guard !measureAhead(entering) else { return }
    for (key, _) in entering { supply.reservePreparedView(for: key) }
    var arrived: [PlacedView] = []
    // Once a reload is requested, no more views of the old data are needed.
    var last: StackedView?
    for (key, attributes) in entering where !isOutdated {
      let view = recall(key, to: attributes) ?? beginDisplaying(key, with: attributes, after: &last)
      arrived.append((key, view))
    }
    let leaving = visible.removeElements(notIn: passNumber)
    for (key, view) in arrived { visible.insert(view, for: key, in: passNumber) }
    for view in leaving { endDisplaying(view, preparedFor: view.display.elementKey) }
  }

  /// Declares that the elements on screen belong to data that was replaced.
  func setOutdated() {
    isOutdated = true
    supply.forgetPreparedViews()
  }

  /// Keeps the elements on screen, although the data is replaced again in every pass.
  func giveUpReplacing() { isOutdated = false }

  /// Removes all elements of data that was replaced.
  ///
  /// - Parameter endAnimations: Ends the animations of these elements.
  func removeOutdated(_ endAnimations: () -> Void) {
    isOutdated = false
    endAnimations()
    removeElements()
  }

  /// Removes all elements. They appear again in the next layout pass.
  func removeElements() {
    releaseViewsInWaiting()
    for view in visible.removeAll() { endDisplaying(view) }
    supply.forgetPreparedViews()
  }

  /// Removes the decoration views of a layout that was replaced, and all disappearing views.
  func removeDecorationViews() {
    endDepartures()
    for view in visible.removeAll(.decorationView) { endDisplaying(view) }
  }

  // MARK: - Appearing and disappearing

  /// Creates a view for an appearing element, notifies the delegate and adds the view, without animation.
  ///
  /// - Parameter last: The view that was added last in the same pass.
  private func beginDisplaying(
    _ key: ElementKey, with attributes: UICollectionViewLayoutAttributes, after last: inout StackedView?
  ) -> UICollectionReusableView {
    AnimationScope.perform(nil) {
      let view = makeView(for: key, with: attributes)
      measurer.measure(view, with: attributes)
      view.display.phase = .displayed
      name(view, key)
      host.willDisplay(view, for: key)
      last = host.insertElement(view, after: last)
      return view
    }
  }

  private func makeView(
    for key: ElementKey, with attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    guard let view = viewsInWaiting.removeValue(forKey: key) else {
      return supply.makeView(for: key, with: attributes)
    }
    view.take(attributes)
    return view
  }

  /// Records the element that a view shows.
  private func name(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.display.elementKey = key
    view.display.dataPath = data.dataPath(of: key)
    view.display.isPlaceholder = key.category == .cell && data.isPlaceholder(key.indexPath)
  }

  /// Removes a view that is no longer visible from the screen, and notifies the delegate.
  ///
  /// - Parameter key: The element for which the view is still configured; nil for none.
  private func endDisplaying(_ view: UICollectionReusableView, preparedFor key: ElementKey? = nil) {
    host.didEndDisplaying(view)
    recycle(view, preparedFor: key)
  }

  /// Removes a view from the screen. A cell that is configured for an item stays prepared for it.
  private func recycle(_ view: UICollectionReusableView, preparedFor key: ElementKey?) {
    guard let key, key.category == .cell, host.keepsPreparedCells, !isOutdated,
      !data.isPlaceholder(key.indexPath)
    else { return supply.recycle(view) }
    supply.recycle(view, preparedFor: key)
  }

  // MARK: - Prepared cells

  /// Returns the cell of an item on screen, or the one that is prepared for it.
  func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard !isOutdated else { return nil }
    let key = ElementKey(category: .cell, indexPath: indexPath)
    return (visible[key] ?? supply.preparedView(for: key)) as? UICollectionViewCell
  }

  /// Prepares the cell of an item that is not on screen yet (Behaviour.md 11.9).
  func prepareCell(with attributes: UICollectionViewLayoutAttributes) {
    let key = ElementKey(attributes)
    let view = AnimationScope.perform(nil) { supply.makeView(for: key, with: attributes) }
    recycle(view, preparedFor: key)
  }

  /// Declares that all prepared cells must be configured again.
  func forgetPreparedCells() { supply.forgetPreparedViews() }

  // MARK: - Self-sizing

  /// Creates and measures views for appearing elements, if the layout estimates sizes. The delegate receives no
  /// `willDisplay` call before all sizes are known.
  ///
  /// Elements that measured sizes have moved off screen meanwhile are not measured.
  ///
  /// - Returns: Whether the layout must be asked for the elements again.
  private func measureAhead(_ entering: [PlacedElement]) -> Bool {
    let abilities = driver.abilities
    guard abilities.estimatesSizes else { return driver.isMeasuring }
    for (key, attributes) in entering {
      guard !isOutdated else { return true }
      if driver.isMeasuring, !driver.isContentMirrored,
        !Rectangle(host.bounds).overlaps(Rectangle(abilities.currentFrame(of: attributes)))
      {
        continue
      }
      if let departing = departures.view(of: key) {
        // It will be reused for the element, so another view is not needed.
        measurer.measure(departing, with: attributes)
        continue
      }
      let view = makeView(for: key, with: attributes)
      viewsInWaiting[key] = view
      measurer.measure(view, with: attributes)
    }
    return driver.isMeasuring
  }

  /// Recycles the views that were measured but are not needed.
  private func releaseViewsInWaiting() {
    guard !viewsInWaiting.isEmpty else { return }
    let views = viewsInWaiting.sorted { $0.key < $1.key }
    viewsInWaiting.removeAll()
    for (key, view) in views { recycle(view, preparedFor: key) }
  }

  /// Marks the elements on screen that may look different after an invalidation for measuring.
  func remeasure(after context: UICollectionViewLayoutInvalidationContext) {
    guard context.cause == .change || context.cause == .update else { return }
    guard context.concernsNamedElementsOnly else { return measurer.forgetAll() }
    for key in context.namedElements { remeasure(key) }
  }

  /// Marks an element for measuring, because it may look different.
  func remeasure(_ key: ElementKey) {
    visible[key]?.display.measurement = nil
    measurer.forget(key)
  }

  // MARK: - Attributes and order

  /// Applies attributes to a view on screen, and marks the order as outdated if the z-index changed.
  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    if view.take(attributes) { isOrderStale = true }
  }

  private func restoreOrderIfNeeded() {
    guard isOrderStale else { return }
    isOrderStale = false
    host.sortElements()
  }

  // MARK: - Changes with animation

  /// Updates a view on screen to other attributes, and the order of the views.
  func update(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) {
    apply(attributes, to: view)
    restoreOrderIfNeeded()
  }

  /// Assigns a view to each new element: its old view, one that is animated off the screen, or another one.
  ///
  /// - Returns: The moves to animate: those of elements that stay or appear, and those of disappearing elements, which
  ///   are no longer among the visible elements.
  func replaceElements(
    by elements: [PlacedElement], _ transition: some ElementTransition, _ animation: ElementAnimation
  ) -> [ElementMove] {
    passNumber += 1
    departures.carry(through: transition.successor)
    supply.carryPreparedViews(through: transition.successor)
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
      guard let view = staying[key] else {
        supply.reservePreparedView(for: key)
        continue
      }
      name(view, key)
      visible.insert(view, for: key, in: passNumber)
    }
    var arrivals: [PlacedView] = []
    var last: StackedView?
    for ((key, attributes), start) in zip(elements, starts) {
      if let view = reclaimDeparture(for: key) {
        arrivals.append((key, view))
        moves.append((view, attributes))
        continue
      }
      // Once a reload is requested, no more views of the old data are needed.
      guard
        let view = staying[key] ?? (isOutdated ? nil : beginDisplaying(key, with: attributes, after: &last))
      else { continue }
      if staying[key] == nil { arrivals.append((key, view)) }
      if animation.isAnimated, let start { begin(view, at: start) }
      moves.append((view, attributes))
    }
    for (key, view) in arrivals { visible.insert(view, for: key, in: passNumber) }
    if !animation.isAnimated { endDepartures(of: animation) }
    isOrderStale = true
    return moves
  }

  /// Animates views to their attributes, and measures those that have another width there.
  func perform(_ moves: [ElementMove], _ animation: ElementAnimation) {
    animation.perform {
      for (view, attributes) in moves {
        let size = view.bounds.size
        apply(attributes, to: view)
        // The subviews of the view follow its size in the same animation.
        if view.bounds.size != size { view.layer.layoutTree() }
      }
      host.placeBackground()
    }
    restoreOrderIfNeeded()
    for (view, attributes) in moves where view.display.measurement?.holds(at: attributes.size.width) != true {
      if visible[ElementKey(attributes)] === view { measurer.measure(view, with: attributes) }
    }
  }

  private func begin(_ view: UICollectionReusableView, at start: UICollectionViewLayoutAttributes) {
    guard let now = view.display.attributes, now.duplicate(as: ElementKey(start))?.isEqual(start) != true
    else { return }
    view.layer.removeAllAnimations()
    apply(start, to: view)
    view.layer.layoutTree()
  }

  /// Configures cells on screen again.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths where !isOutdated {
      let key = ElementKey(category: .cell, indexPath: path)
      // A disappearing cell is not configured, so it must not be used again for the item.
      departures.forget(key)
      supply.forgetPreparedView(for: key)
      guard let cell = visible[key] as? UICollectionViewCell else { continue }
      supply.reconfigure(cell, for: key)
      remeasure(key)
    }
  }

  // MARK: - Disappearing views

  private func depart(
    _ leaving: [(successor: ElementKey?, view: UICollectionReusableView)],
    to ends: [UICollectionViewLayoutAttributes?], _ animation: ElementAnimation
  ) -> [ElementMove] {
    for (successor, view) in leaving {
      departures.append(Departure(view: view, key: successor, animation: animation))
    }
    guard animation.isAnimated else { return [] }
    return zip(leaving, ends).compactMap { leaving, end in end.map { (leaving.view, $0) } }
  }

  /// Returns the disappearing view of an element that appears again; nil if there is none. The delegate was not
  /// notified of the end of its display, and is not notified of a new one.
  private func reclaimDeparture(for key: ElementKey) -> UICollectionReusableView? {
    guard let view = departures.remove(key) else { return nil }
    name(view, key)
    if let cell = view as? UICollectionViewCell { host.showState(of: key.indexPath, in: cell) }
    return view
  }

  /// Returns the disappearing view of an element that appears again, with attributes applied.
  private func recall(
    _ key: ElementKey, to attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let view = reclaimDeparture(for: key) else { return nil }
    if AnimationScope.current == nil { view.layer.removeAllAnimations() }
    apply(attributes, to: view)
    // The width may have changed while the view was disappearing.
    measurer.measure(view, with: attributes)
    return view
  }

  /// Removes disappearing views whose animation has ended. Without an animation, removes all of them.
  func endDepartures(of animation: ElementAnimation? = nil) {
    for departure in departures.end(animation) { endDisplaying(departure.view, preparedFor: departure.key) }
  }
}

/// The view that contains the views of a stage, and notifies the app about them.
@MainActor
protocol StageHost: UIView {
  /// Whether cells that are not on screen stay prepared for their items.
  var keepsPreparedCells: Bool { get }
  /// Called before the view of an element is added.
  func willDisplay(_ view: UICollectionReusableView, for key: ElementKey)
  /// Called when a view is no longer visible, before it is recycled.
  func didEndDisplaying(_ view: UICollectionReusableView)
  /// Updates the states of a cell that belong to its item: selected, highlighted, dragged.
  func showState(of indexPath: IndexPath, in cell: UICollectionViewCell)
  /// Places the background view behind the visible area.
  func placeBackground()
}
