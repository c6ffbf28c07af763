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

  /// Sorts the subviews after depths have changed, moving only those out of place.
  ///
  /// - Complexity: O(*n*) when the order still holds, as on a wheel that turns.
  func restoreOrderIfNeeded() {
    guard isOrderStale else { return }
    isOrderStale = false
    for index in subviews.indices {
      guard let view = subviews[index] as? UICollectionReusableView else { continue }
      let place = place(of: view, among: subviews[..<index])
      if place < index { insertSubview(view, at: place) }
    }
  }

  private func place(of view: UICollectionReusableView, among views: ArraySlice<UIView>) -> Int {
    var place = views.endIndex
    while place > views.startIndex, lies(views[place - 1], over: view) { place -= 1 }
    return place
  }

  /// Whether one view belongs over another. A view that the app added, at equal depth, stays where it is.
  private func lies(_ one: UIView, over other: UICollectionReusableView) -> Bool {
    let (depth, otherDepth) = (one.layer.zPosition, other.layer.zPosition)
    if depth != otherDepth { return depth > otherDepth }
    guard let key = (one as? UICollectionReusableView)?.display.elementKey,
      let otherKey = other.display.elementKey
    else { return false }
    return otherKey < key
  }
}
