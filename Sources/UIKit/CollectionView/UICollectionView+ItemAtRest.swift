import Geometry

// The items that are in view, at the offset at which the content comes to rest and at the present one.
extension UICollectionView {
  /// The current item at the resting offset: in a layout that scrolls by item, the item to which it is turned;
  /// otherwise the item in the middle of the view, or nearest to it. Nil if no items are in view.
  package var itemAtRest: IndexPath? {
    let offset = itemScroller.restingOffset
    guard offset != contentOffset else { return currentItemAtRest }
    return driver.seen(from: offset) { drawnItems.current(of: drawnItems.items(in: bounds)) }.answer
  }

  /// Returns whether an item is in view at the resting offset.
  package func showsAtRest(_ item: IndexPath) -> Bool {
    let offset = itemScroller.restingOffset
    guard offset != contentOffset else { return visibleCell(at: item) != nil }
    guard counts.contains(item),
      let outline = driver.seen(from: offset, { drawnItems.item(at: item)?.outline }).answer
    else { return false }
    return outline.boundingBox.overlaps(Rectangle(origin: .zero, size: Size2D(bounds.size)))
  }

  /// Whether a finger, a wheel, a key or an animation moves the content, as opposed to code that sets the offset.
  package var isScrolling: Bool {
    isDragging || isDecelerating || isScrollAnimating || motion.isTurning
      || isDraggingScrollIndicator
  }

  private var currentItemAtRest: IndexPath? {
    if !scrollsByItem, let item = drawnItems.frontmost(at: CGPoint(x: bounds.midX, y: bounds.midY)) {
      return item
    }
    return drawnItems.current(of: drawnItems.onScreen)
  }

  /// Returns the items in an area of the content, and whether the outline of each, as drawn, has a point in common with
  /// a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates.
  ///   - areas: The areas in which items are searched, in content coordinates.
  package func drawnItems(
    intersecting rect: CGRect, in areas: [CGRect]
  ) -> [(path: IndexPath, intersects: Bool)] { drawnItems.items(intersecting: rect, in: areas) }
}
