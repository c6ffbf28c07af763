/// A view among its siblings.
struct StackedView {
  let view: UIView
  let index: Int
}

// The order of the subviews of a collection view: ascending z-index, so that touches hit the frontmost view.
extension UIView {
  /// Inserts the view of an element behind the elements that are in front of it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - last: The view that was inserted last in the same pass. Elements arrive in order, and most of them belong
  ///     directly in front of the last one.
  /// - Returns: The view where it is now.
  func insertElement(_ view: UICollectionReusableView, after last: StackedView?) -> StackedView {
    let standing = Standing(view)
    let index = last.flatMap { indexOfElement(standing, after: $0) } ?? indexOfElement(standing)
    insertSubview(view, at: index)
    return StackedView(view: view, index: index)
  }

  private func indexOfElement(_ standing: Standing) -> Int {
    subviews.lastIndex { !standing.lies(under: $0) }.map { $0 + 1 } ?? 0
  }

  /// Returns the index of an element that belongs in front of another of the same z-index; nil if it belongs behind it.
  private func indexOfElement(_ standing: Standing, after last: StackedView) -> Int? {
    guard subviews.indices.contains(last.index), subviews[last.index] === last.view,
      standing.lies(directlyOver: Standing(last.view))
    else { return nil }
    // All views in front of the last one are there because they lie over it. They are in order, too.
    return subviews[(last.index + 1)...].firstIndex { standing.lies(under: $0) } ?? subviews.endIndex
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
      var slot = index
      while slot > 0, standings[order[slot - 1]].lies(over: standings[index]) {
        order[slot] = order[slot - 1]
        slot -= 1
      }
      order[slot] = index
    }
    if order != Array(views.indices) { arrangeSubviews(order.map { views[$0] }) }
  }
}

/// The values that determine the position of a view among its siblings.
@MainActor
private struct Standing {
  let isElement: Bool
  private let depth: CGFloat
  private let key: ElementKey?

  init(_ view: UIView) {
    let element = view as? UICollectionReusableView
    (isElement, key) = (element != nil, element?.display.elementKey)
    depth = view.layer.zPosition
  }

  /// Returns whether the view belongs behind another. The depths tell it in most cases, without the cast of the other one.
  func lies(under other: UIView) -> Bool {
    let otherDepth = other.layer.zPosition
    return otherDepth == depth ? Standing(other).lies(over: self) : otherDepth > depth
  }

  /// Returns whether the view belongs in front of another of the same z-index.
  func lies(directlyOver other: Standing) -> Bool { depth == other.depth && lies(over: other) }

  /// Returns whether the view belongs in front of another. A view that the app added keeps its position at equal
  /// z-index.
  func lies(over other: Standing) -> Bool {
    if depth != other.depth { return depth > other.depth }
    guard let key, let otherKey = other.key else { return false }
    return otherKey < key
  }
}
