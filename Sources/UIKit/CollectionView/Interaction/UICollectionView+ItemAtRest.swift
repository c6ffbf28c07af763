import Geometry

// Which item is looked at, and the focus that goes with it to another view.
extension UICollectionView {
  /// The item where one looks when the content has come to rest: on a wheel the one that it is turned to, elsewhere the
  /// one in the middle of the view, or nearest to it. Nil without items in view.
  package var itemAtRest: IndexPath? {
    let offset = restingOffset
    guard offset != contentOffset else { return currentItemAtRest }
    return seen(from: offset) { item(atRest: drawnItems(in: bounds)) }.answer
  }

  /// Whether an item is in view when the content has come to rest.
  package func showsAtRest(_ item: IndexPath) -> Bool {
    let offset = restingOffset
    guard offset != contentOffset else { return cellForItem(at: item) != nil }
    guard counts.contains(item), let outline = seen(from: offset, { drawnItem(at: item)?.outline }).answer
    else { return false }
    return outline.boundingBox.overlaps(Rectangle(origin: .zero, size: Size2D(bounds.size)))
  }

  /// Whether the content moves by a finger, a wheel, a key or an animation, and not because somebody has set its offset.
  package var isScrolling: Bool {
    isDragging || isDecelerating || isScrollAnimating || motion.isTurningFineWheel
  }

  private var currentItemAtRest: IndexPath? {
    if !(collectionViewLayout is any UICollectionViewLayoutItemScrolling),
      let item = frontmostItem(at: CGPoint(x: bounds.midX, y: bounds.midY))
    {
      return item
    }
    return item(atRest: drawnItemsOnScreen())
  }

  /// The one of some items that is where one looks, or nearest to it.
  func item(atRest items: [DrawnItem]) -> IndexPath? {
    if let layout = collectionViewLayout as? any UICollectionViewLayoutItemScrolling {
      // A wheel need not turn to the middle of the view: the pointer of a turntable is at its top.
      let offset = contentOffset
      let ways = items.compactMap { item in
        layout.contentOffset(toShowItemAt: item.path).map { target in
          (path: item.path, length: hypot(target.x - offset.x, target.y - offset.y))
        }
      }
      return ways.min { $0.length < $1.length }?.path
    }
    let middle = Point2D(x: bounds.width / 2, y: bounds.height / 2)
    return items.min { $0.distance(to: middle) < $1.distance(to: middle) }?.path
  }

  /// Takes the focus over from a view that shows the same items in another way: with the ring around it, if it was there,
  /// and without scrolling.
  ///
  /// - Parameter item: The item by its path in this view; nil when none has the focus.
  package func takeFocus(to item: IndexPath?, from other: UICollectionView) {
    guard item.map(counts.contains) != false else { return }
    itemFocus.take(item, from: other.itemFocus)
  }
}
