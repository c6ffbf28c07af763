import Geometry

// The current item, and taking over the focus from another view.
extension UICollectionView {
  /// The current item at the resting offset: in a layout that scrolls by item, the item to which it is turned;
  /// otherwise the item in the middle of the view, or nearest to it. Nil if no items are in view.
  package var itemAtRest: IndexPath? {
    let offset = itemScroller.restingOffset
    guard offset != contentOffset else { return currentItemAtRest }
    return driver.seen(from: offset) { item(atRest: drawnItems(in: bounds)) }.answer
  }

  /// Returns whether an item is in view at the resting offset.
  package func showsAtRest(_ item: IndexPath) -> Bool {
    let offset = itemScroller.restingOffset
    guard offset != contentOffset else { return cellForItem(at: item) != nil }
    guard counts.contains(item),
      let outline = driver.seen(from: offset, { drawnItem(at: item)?.outline }).answer
    else { return false }
    return outline.boundingBox.overlaps(Rectangle(origin: .zero, size: Size2D(bounds.size)))
  }

  /// Whether a finger, a wheel, a key or an animation moves the content, as opposed to code that sets the offset.
  package var isScrolling: Bool {
    isDragging || isDecelerating || isScrollAnimating || motion.isTurningFineWheel
      || isDraggingScrollIndicator
  }

  private var currentItemAtRest: IndexPath? {
    if !scrollsByItem, let item = frontmostItem(at: CGPoint(x: bounds.midX, y: bounds.midY)) {
      return item
    }
    return item(atRest: drawnItemsOnScreen())
  }

  /// Returns the current item among some items.
  func item(atRest items: [DrawnItem]) -> IndexPath? {
    if let layout = collectionViewLayout as? any UICollectionViewLayoutItemScrolling {
      // The current item need not be in the middle of the view: that of a turntable is at its top.
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

  /// The number of selected items.
  package var selectedItemCount: Int { itemSelection.items.count }

  /// Moves the focus to an item, as a key does, and scrolls to it. Has no effect if the item does not exist.
  package func moveFocus(to item: IndexPath) {
    layoutIfNeeded()
    guard counts.contains(item) else { return }
    itemFocus.move(to: item, heading: [])
    itemSelection.beginRange(at: item)
  }

  /// Takes over the focus from a view that shows the same items in another way, including its ring, without scrolling.
  ///
  /// - Parameters:
  ///   - item: The index path of the item in this view; nil if no item has the focus.
  ///   - other: The view that had the focus.
  package func takeFocus(to item: IndexPath?, from other: UICollectionView) {
    guard item.map(counts.contains) != false else { return }
    itemFocus.take(item, from: other.itemFocus)
  }
}
