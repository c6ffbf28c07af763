/// Supplies the views of elements: registers their sources, dequeues and recycles them, and asks the app for those that
/// appear.
@MainActor
final class ViewSupply {
  private unowned let host: any ViewSupplyHost
  private let mistakes: ReportedMistakes
  private var pool = ReusePool()
  /// The attributes of the element for which the app is being asked for a view; nil outside such a request.
  private var requested: UICollectionViewLayoutAttributes?
  /// The views dequeued during the request.
  private var dequeued: [UICollectionReusableView] = []
  /// The cell that is configured again, unless the app dequeues another one.
  private var cellInReconfiguration: UICollectionViewCell?

  init(_ host: any ViewSupplyHost, _ mistakes: ReportedMistakes) {
    (self.host, self.mistakes) = (host, mistakes)
  }

  // MARK: - Registering

  /// Registers a class, if it is a subclass of the required class. Nil removes the registration.
  func register<View: UICollectionReusableView>(
    _ viewClass: AnyClass?, as base: View.Type, for key: ReuseKey
  ) {
    guard let viewClass else { return pool.register(nil, for: key) }
    guard let suitable = viewClass as? View.Type else {
      UIDiagnostic.report(
        .unsuitableClass,
        "\(viewClass) was registered for \(key), but is not a subclass of \(base). The registration is ignored. "
          + "Register a subclass of \(base).")
      return
    }
    pool.register(.viewClass(suitable), for: key)
  }

  /// Registers a nib. Nil removes the registration.
  func register(_ nib: UINib?, for key: ReuseKey) { pool.register(nib.map { .nib($0) }, for: key) }

  /// Releases the views that wait for reuse.
  func releaseUnusedViews() { pool.removeViews() }

  /// Releases all decoration views, because another layout may register other classes for the same kinds.
  func forgetDecorationViews() { pool.forgetDecorationViews() }

  // MARK: - Dequeuing

  /// Returns a recycled or new view of a registered source, with the element's attributes applied.
  func dequeue<View: UICollectionReusableView>(
    _ plainClass: View.Type, _ reuseKey: ReuseKey, for key: ElementKey
  ) -> View {
    dequeue(plainClass, reuseKey, for: key, from: pool.source(for: reuseKey))
  }

  /// Returns a recycled or new view, with the element's attributes applied.
  func dequeue<View: UICollectionReusableView>(
    _ plainClass: View.Type, _ reuseKey: ReuseKey, for key: ElementKey, from source: ViewSource?
  ) -> View {
    if let cell = cellInReconfiguration as? View, cell.display.elementKey == key { return cell }
    let attributes = attributesForDequeuing(key)
    let view: View
    if let recycled = pool.take(for: reuseKey) as? View {
      recycled.prepareForReuse()
      view = recycled
    } else {
      view = makeView(
        plainClass, reuseKey, from: source, frame: attributes.map { untransformedFrame($0) } ?? .zero)
    }
    view.display.phase = .dequeued
    view.display.reuseKey = reuseKey
    view.display.registration = pool.registration(for: reuseKey)
    view.display.attributes = nil
    view.display.measurement = nil
    if let attributes { view.take(attributes) }
    if requested != nil { dequeued.append(view) }
    return view
  }

  /// Returns the attributes of the element that is being shown, or else those that the layout returns.
  private func attributesForDequeuing(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let requested, ElementKey(requested) == key { return requested }
    return host.attributesForDequeuing(key)
  }

  private func untransformedFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let (center, size) = (attributes.center, attributes.size)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  private func makeView<View: UICollectionReusableView>(
    _ plainClass: View.Type, _ key: ReuseKey, from source: ViewSource?, frame: CGRect
  ) -> View {
    guard let source else {
      mistakes.report(
        .unregisteredIdentifier, about: "\(key)",
        "Nothing is registered for \(key). A plain view is used. Call register(_:…withReuseIdentifier:) first."
      )
      return make(plainClass, frame: frame)
    }
    if let view = source.makeView(frame: frame) as? View { return view }
    mistakes.report(
      .unsuitableClass, about: "\(key)",
      "The first object of the nib for \(key) is not a \(plainClass). A plain view is used. Change its class."
    )
    return make(plainClass, frame: frame)
  }

  /// Returns a view without content, which replaces one that could not be created.
  func makePlainView<View: UICollectionReusableView>(_ plainClass: View.Type) -> View {
    let view = make(plainClass, frame: .zero)
    view.display.phase = .dequeued
    return view
  }

  // MARK: - Asking the app

  /// Returns a view for an element that appears, with the element's attributes applied: its prepared cell, or else the
  /// one with which the app answers.
  func makeView(for key: ElementKey, with attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView
  {
    if let cell = pool.takePreparedView(for: key) as? UICollectionViewCell {
      cell.display.phase = .dequeued
      cell.display.measurement = nil
      cell.take(attributes)
      host.showState(of: key.indexPath, in: cell)
      return cell
    }
    requested = attributes
    // Views that are prepared between two layout passes begin with the traits of the collection view, too.
    let view = host.traitCollection.asCurrent { host.askForView(of: key) }
    requested = nil
    for unused in dequeued where unused !== view { recycle(unused) }
    dequeued.removeAll(keepingCapacity: true)
    view.take(attributes)
    return view
  }

  /// Returns a view if it may be shown for an element, or else a plain view.
  func check<View: UICollectionReusableView>(
    _ view: View, as plainClass: View.Type, for key: ElementKey
  ) -> View {
    switch view.display.phase {
    case .dequeued: return view
    case .displayed:
      let other = view.display.elementKey.map { "\($0)" } ?? "another element"
      mistakes.report(
        .viewNotDequeued,
        "The data source returned for \(key) the view that shows \(other). A plain view is shown. "
          + "Dequeue a view for each index path.")
    case .foreign, .pooled:
      mistakes.report(
        .viewNotDequeued,
        "The data source returned a view for \(key) that was not dequeued. A plain view is shown. "
          + "Return a view from a dequeue method.")
    }
    return makePlainView(plainClass)
  }

  /// Asks the app to configure a cell on screen again.
  func reconfigure(_ cell: UICollectionViewCell, for key: ElementKey) {
    cellInReconfiguration = cell
    let answer = host.askForReconfiguredCell(of: key)
    cellInReconfiguration = nil
    guard let answer, answer !== cell else { return }
    mistakes.report(
      .viewNotDequeued,
      "The data source returned a view that was not dequeued for \(key), which is reconfigured. "
        + "The old view stays. Dequeue the cell.")
  }

  // MARK: - Recycling

  /// Removes a view from the screen and returns it to its pool. A plain view is released, and so is one of a class for
  /// which another was registered.
  ///
  /// - Parameter element: The element for which the view stays configured, if it is a prepared cell from now on.
  func recycle(_ view: UICollectionReusableView, preparedFor element: ElementKey? = nil) {
    if view.superview === host { view.removeFromSuperview() }
    view.layer.removeAllAnimations()
    view.display.elementKey = nil
    guard let reuseKey = view.display.reuseKey,
      pool.registration(for: reuseKey) == view.display.registration
    else {
      view.display.phase = .foreign
      return
    }
    view.display.phase = .pooled
    pool.put(view, for: reuseKey, preparedFor: element)
  }

  // MARK: - Prepared cells

  /// Returns the prepared cell of an element.
  func preparedView(for element: ElementKey) -> UICollectionReusableView? { pool.preparedView(for: element) }

  /// Makes the prepared cell of an element, if there is one, the last that is used for another element.
  func reservePreparedView(for element: ElementKey) { pool.reservePreparedView(for: element) }

  /// Declares that the prepared cell of an element must be configured again.
  func forgetPreparedView(for element: ElementKey) { pool.forget(element) }

  /// Declares that all prepared cells must be configured again.
  func forgetPreparedViews() { pool.forgetElements() }

  /// Updates the elements of the prepared cells. A cell without a new element must be configured again.
  func carryPreparedViews(through successor: (ElementKey) -> ElementKey?) { pool.carry(through: successor) }
}

/// The view that shows the supplied views, and asks the app for them.
@MainActor
protocol ViewSupplyHost: UIView {
  /// Asks the data source or the layout for the view of an element that appears.
  func askForView(of key: ElementKey) -> UICollectionReusableView
  /// Asks the data source for a cell on screen, which it configures again; nil without a data source.
  func askForReconfiguredCell(of key: ElementKey) -> UICollectionViewCell?
  /// Updates the states of a cell that belong to its item: selected, highlighted, dragged.
  func showState(of indexPath: IndexPath, in cell: UICollectionViewCell)
  /// Returns the attributes that the layout has for an element that the app dequeues by itself.
  func attributesForDequeuing(_ key: ElementKey) -> UICollectionViewLayoutAttributes?
}
