// The order of the subviews of a collection view: ascending z-index, so that touches hit the frontmost view.
extension UIView {
  /// Inserts the view of an element behind the elements that are in front of it.
  func insertElement(_ view: UICollectionReusableView) {
    let (views, standing) = (subviews, Standing(view))
    var place = views.endIndex
    while place > views.startIndex, Standing(views[place - 1]).lies(over: standing) { place -= 1 }
    insertSubview(view, at: place)
  }

  /// Sorts the subviews after z-indices have changed. It sorts all at once, because on a rotating sphere almost every
  /// view changes its position.
  ///
  /// - Complexity: O(*n*) if the order is unchanged, as on a rotating wheel; otherwise O(*n* + *i*) for *i* pairs of
  ///   views that have changed their order.
  func sortElements() {
    let views = subviews
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
    if order != Array(views.indices) { arrangeSubviews(order.map { views[$0] }) }
  }
}

/// The values that determine the position of a view among its siblings.
@MainActor
private struct Standing {
  private let view: UIView
  private let depth: CGFloat

  init(_ view: UIView) {
    self.view = view
    depth = view.layer.zPosition
  }

  var isElement: Bool { view is UICollectionReusableView }

  private var key: ElementKey? { (view as? UICollectionReusableView)?.display.elementKey }

  /// Returns whether the view belongs in front of another. A view that the app added keeps its position at equal
  /// z-index.
  func lies(over other: Standing) -> Bool {
    if depth != other.depth { return depth > other.depth }
    guard let key, let otherKey = other.key else { return false }
    return otherKey < key
  }
}
