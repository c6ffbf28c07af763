import Geometry

// Queries about the elements on screen.
extension UICollectionView {
  /// Returns the elements of a category and kind on screen. While a reload is pending, returns none: the elements on
  /// screen may no longer be in the data.
  func visibleElements(
    _ category: ElementCategory, kind: String? = nil
  ) -> [(key: ElementKey, view: UICollectionReusableView)] {
    needsReload ? [] : visible.elements(category, kind: kind)
  }

  /// Returns the view of an element on screen.
  func visibleView(_ key: ElementKey) -> UICollectionReusableView? { needsReload ? nil : visible[key] }

  /// Returns the element that a view on screen shows.
  func elementKey(of view: UICollectionReusableView) -> ElementKey? {
    guard let key = view.display.elementKey, visibleView(key) === view else { return nil }
    return key
  }

  /// Returns the attributes of an item in content coordinates.
  func layoutItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    driver.attributes(of: ElementKey(category: .cell, indexPath: indexPath))
  }

  /// Returns the frontmost item at a point of the content.
  ///
  /// A cell on screen is tested at its own position, because a cell may move its anchor point. Other items are tested
  /// at the position of their attributes.
  func frontmostItem(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    driver.prepareIfNeeded()
    let offset = contentOffset
    let seen = Point2D(x: point.x - offset.x, y: point.y - offset.y)
    let space = layer.properties.sublayerMatrix
    let around = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    var frontmost: (depth: Double, key: ElementKey)?
    for attributes in driver.elements(in: around)
    where attributes.representedElementCategory == .cell && !attributes.isHidden {
      let key = ElementKey(attributes)
      var place = LayerProperties(attributes)
      if let cell = visibleView(key), cell.display.attributes?.isEqual(attributes) == true {
        place = cell.layer.properties
      }
      guard let depth = ElementGeometry(place, offset: offset, space: space).depth(at: seen),
        counts.contains(key.indexPath)
      else { continue }
      if let front = frontmost, (front.depth, front.key) > (depth, key) { continue }
      frontmost = (depth, key)
    }
    return frontmost?.key.indexPath
  }
}
