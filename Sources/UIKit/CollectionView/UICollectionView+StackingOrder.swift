// The order of subviews: ascending z-index, so that touches hit the frontmost view.
extension UICollectionView {
  /// Applies attributes to a view on screen, and marks the order as outdated if the z-index changed.
  func update(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) {
    let depth = view.layer.zPosition
    view.take(attributes)
    if view.layer.zPosition != depth { isOrderStale = true }
  }

  /// Inserts a view behind the elements that are in front of it.
  func insertInOrder(_ view: UICollectionReusableView) {
    insertSubview(view, at: place(of: view, among: subviews[...]))
  }

  /// Sorts the subviews after z-indices have changed. It sorts all at once, because on a rotating sphere almost every
  /// view changes its position.
  ///
  /// - Complexity: O(*n*) if the order is unchanged, as on a rotating wheel; otherwise O(*n* + *i*) for *i* pairs of
  ///   views that have changed their order.
  func restoreOrderIfNeeded() {
    guard isOrderStale else { return }
    isOrderStale = false
    let standings = subviews.map(Standing.init)
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
    let views = subviews
    if order != Array(views.indices) { arrangeSubviews(order.map { views[$0] }) }
  }

  private func place(of view: UICollectionReusableView, among views: ArraySlice<UIView>) -> Int {
    let standing = Standing(view)
    var place = views.endIndex
    while place > views.startIndex, Standing(views[place - 1]).lies(over: standing) { place -= 1 }
    return place
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
