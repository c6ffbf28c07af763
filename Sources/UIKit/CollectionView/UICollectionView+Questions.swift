import Geometry

// What is on screen, and where.
extension UICollectionView {
  /// The elements of a category and kind on screen. None while a reload is waiting: what is still seen may not be
  /// in the data any more.
  func visibleElements(
    _ category: ElementCategory, kind: String? = nil
  ) -> [(key: ElementKey, view: UICollectionReusableView)] {
    needsReload ? [] : visible.elements(category, kind: kind)
  }

  /// The view of an element on screen.
  func visibleView(_ key: ElementKey) -> UICollectionReusableView? { needsReload ? nil : visible[key] }

  /// The element that a view on screen stands for.
  func elementKey(of view: UICollectionReusableView) -> ElementKey? {
    guard let key = view.display.elementKey, visibleView(key) === view else { return nil }
    return key
  }

  /// The item seen at a point of the content, in front of others there.
  ///
  /// A cell on screen counts where it is, which a cell that moves its own anchor point decides itself; other items
  /// count where their attributes put them.
  func frontmostItem(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    prepareLayoutIfNeeded()
    let offset = contentOffset
    let seen = Point2D(x: point.x - offset.x, y: point.y - offset.y)
    let space = layer.properties.sublayerMatrix
    let around = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    var frontmost: (depth: Double, key: ElementKey)?
    for attributes in layoutElements(in: around)
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
