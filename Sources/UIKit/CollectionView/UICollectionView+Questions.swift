import Geometry

// Queries about the elements on screen.
extension UICollectionView {
  /// The counts of the presentation.
  var counts: ItemCounts { data.counts }

  /// Returns the number of items in a section. For a section that does not exist, returns 0 and reports a diagnostic.
  func itemCount(inSection section: Int) -> Int {
    let counts = counts
    if let count = counts[section] { return count }
    report(
      .indexPathOutOfRange,
      "The number of items in section \(section) was requested, but there are \(counts.sections) sections. "
        + "The collection view returns 0. Pass the index of an existing section.")
    return 0
  }

  /// Reports a mistake about a subject, once for this layout and this data.
  func report(_ code: UIDiagnostic.Code, about subject: String = "", _ message: @autoclosure () -> String) {
    mistakes.report(code, about: subject, message())
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
      if let cell = stage.view(of: key), cell.display.attributes?.isEqual(attributes) == true {
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
