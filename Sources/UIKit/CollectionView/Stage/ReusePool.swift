/// The unused views by key, and the sources that create new ones.
///
/// A prepared cell is an unused cell that is still configured for an item. It is used for this item without another
/// request, or else for another item, the longest unused cell first (Behaviour.md 11.9).
@MainActor
struct ReusePool {
  private var sources: [ReuseKey: ViewSource] = [:]
  private var free: [ReuseKey: UnusedViews] = [:]
  /// The prepared cells. Each is also in `free`, and its `display.elementKey` is the key here.
  private var prepared: [ElementKey: UICollectionReusableView] = [:]
  private var registrations: [ReuseKey: Int] = [:]

  /// Registers the source of a key's views. Nil removes it. Views of the previous source are not reused, also not
  /// those that are on screen now. Registering the same source again changes nothing.
  mutating func register(_ source: ViewSource?, for key: ReuseKey) {
    if let source, let previous = sources[key], source.isSame(as: previous) { return }
    sources[key] = source
    for view in free.removeValue(forKey: key)?.views ?? [] { forget(view) }
    registrations[key, default: 0] += 1
  }

  /// Returns the number of the last registration of a key.
  func registration(for key: ReuseKey) -> Int { registrations[key] ?? 0 }

  /// Returns the source of a key's views.
  func source(for key: ReuseKey) -> ViewSource? { sources[key] }

  /// Removes and returns the longest unused view of a key.
  mutating func take(for key: ReuseKey) -> UICollectionReusableView? {
    guard let view = free[key]?.takeFirst() else { return nil }
    forget(view)
    return view
  }

  /// Adds a view for a key.
  ///
  /// - Parameter element: The element for which the view is still configured; nil for none.
  mutating func put(_ view: UICollectionReusableView, for key: ReuseKey, preparedFor element: ElementKey?) {
    free[key, default: UnusedViews()].append(view)
    view.display.elementKey = element
    guard let element else { return }
    prepared.updateValue(view, forKey: element)?.display.elementKey = nil
  }

  /// Releases all unused views.
  mutating func removeViews() {
    forgetElements()
    free = [:]
  }

  /// Releases all decoration views, because another layout may register other classes for the same kinds.
  mutating func forgetDecorationViews() {
    free = free.filter { $0.key.category != .decorationView }
  }

  // MARK: - Prepared cells

  /// Returns the prepared cell of an element.
  func preparedView(for element: ElementKey) -> UICollectionReusableView? { prepared[element] }

  /// Removes and returns the prepared cell of an element.
  mutating func takePreparedView(for element: ElementKey) -> UICollectionReusableView? {
    guard let view = prepared[element], let key = view.display.reuseKey else { return nil }
    forget(view)
    free[key]?.remove(view)
    return view
  }

  /// Makes the prepared cell of an element, if there is one, the last that is used for another element.
  mutating func reservePreparedView(for element: ElementKey) {
    guard let view = takePreparedView(for: element), let key = view.display.reuseKey else { return }
    put(view, for: key, preparedFor: element)
  }

  /// Declares that the prepared cell of an element must be configured again.
  mutating func forget(_ element: ElementKey) {
    prepared.removeValue(forKey: element)?.display.elementKey = nil
  }

  /// Declares that all prepared cells must be configured again.
  mutating func forgetElements() {
    for view in prepared.values { view.display.elementKey = nil }
    prepared = [:]
  }

  /// Updates the elements of the prepared cells. A cell without a new element must be configured again.
  mutating func carry(through successor: (ElementKey) -> ElementKey?) {
    let old = prepared
    prepared = [:]
    for (element, view) in old {
      view.display.elementKey = successor(element)
      if let element = view.display.elementKey { prepared[element] = view }
    }
  }

  private mutating func forget(_ view: UICollectionReusableView) {
    if let element = view.display.elementKey { forget(element) }
  }
}
