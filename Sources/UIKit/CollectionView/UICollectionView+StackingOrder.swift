// The order of subviews: ascending depth, so that touches meet what is seen in front.
extension UICollectionView {
  /// Applies attributes to a view on screen, and puts it where its depth now belongs.
  func update(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) {
    let depth = view.layer.zPosition
    view.take(attributes)
    if view.layer.zPosition != depth { isOrderStale = true }
  }

  /// Adds a view behind those elements that are to lie over it.
  func insertInOrder(_ view: UICollectionReusableView) {
    insertSubview(view, at: place(of: view, among: subviews[...]))
  }

  /// Sorts the subviews after depths have changed: in one go, since on a sphere that turns hardly any stays in place.
  ///
  /// - Complexity: O(*n*) when the order still holds, as on a wheel that turns; O(*n* + *i*) with *i* pairs of views
  ///   that have changed places.
  func restoreOrderIfNeeded() {
    guard isOrderStale else { return }
    isOrderStale = false
    let standings = subviews.map(Standing.init)
    var order = Array(standings.indices)
    // By insertion: views of the app, which are comparable by depth only, would confuse any quicker sort.
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

  /// What decides where a view stands among its siblings.
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

    /// Whether the view belongs over another. A view that the app added, at equal depth, stays where it is.
    @MainActor
    func lies(over other: Standing) -> Bool {
      if depth != other.depth { return depth > other.depth }
      guard let key, let otherKey = other.key else { return false }
      return otherKey < key
    }
  }
}
