/// The order of the subviews of a collection view: ascending z-index, so that touches hit the frontmost view.
@MainActor
struct StackingOrder {
  /// Whether z-indices have changed since the subviews were last ordered.
  private var isStale = false

  /// Declares that z-indices may have changed.
  mutating func invalidate() { isStale = true }

  /// Applies attributes to a view on screen, and marks the order as outdated if the z-index changed.
  mutating func update(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) {
    let depth = view.layer.zPosition
    view.take(attributes)
    if view.layer.zPosition != depth { isStale = true }
  }

  /// Inserts a view behind the elements that are in front of it.
  func insert(_ view: UICollectionReusableView, into container: UIView) {
    let (views, standing) = (container.subviews, Standing(view))
    var place = views.endIndex
    while place > views.startIndex, Standing(views[place - 1]).lies(over: standing) { place -= 1 }
    container.insertSubview(view, at: place)
  }

  /// Sorts the subviews after z-indices have changed. It sorts all at once, because on a rotating sphere almost every
  /// view changes its position.
  ///
  /// - Complexity: O(*n*) if the order is unchanged, as on a rotating wheel; otherwise O(*n* + *i*) for *i* pairs of
  ///   views that have changed their order.
  mutating func restore(in container: UIView) {
    guard isStale else { return }
    isStale = false
    let views = container.subviews
    let standings = views.map(Standing.init)
    var order = Array(standings.indices)
    // Insertion sort: views of the app can be compared only by z-index, which would break faster sorting algorithms.
    for index in order.indices where standings[index].isElement {
      var place = index
      while place > 0, standings[order[place - 1]].lies(over: standings[index]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = index
    }
    if order != Array(views.indices) { container.arrangeSubviews(order.map { views[$0] }) }
  }

  /// The values that determine the position of a view among its siblings.
  private struct Standing {
    private let view: UIView
    private let depth: CGFloat

    @MainActor
    init(_ view: UIView) {
      self.view = view
      depth = view.layer.zPosition
    }

    var isElement: Bool { view is UICollectionReusableView }

    @MainActor private var key: ElementKey? { (view as? UICollectionReusableView)?.display.elementKey }

    /// Returns whether the view belongs in front of another. A view that the app added keeps its position at equal
    /// z-index.
    @MainActor
    func lies(over other: Standing) -> Bool {
      if depth != other.depth { return depth > other.depth }
      guard let key, let otherKey = other.key else { return false }
      return otherKey < key
    }
  }
}
