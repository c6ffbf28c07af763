import Geometry

// Items as they are drawn, with their transforms. Items seen from behind are left out.
extension UICollectionView {
  /// Returns the items on screen, in order.
  func drawnItemsOnScreen() -> [DrawnItem] {
    stage.elements(.cell).filter { !$0.view.isHidden && $0.view.alpha > 0 }
      .compactMap { drawn($0.key.indexPath, $0.view.layer.properties) }
      .sorted { $0.path < $1.path }
  }

  /// Returns the items that the layout has in a rectangle of the content, in order.
  func drawnItems(in rect: CGRect) -> [DrawnItem] {
    driver.prepareIfNeeded()
    return driver.elements(in: rect, of: .searched)
      .filter { $0.representedElementCategory == .cell && counts.contains($0.indexPath) }
      .compactMap { drawn($0) }
      .sorted { $0.path < $1.path }
  }

  /// Returns an item on screen or off; nil if it faces away from the viewer or is not visible.
  func drawnItem(at path: IndexPath) -> DrawnItem? {
    // Cells are positioned for the actual offset, not for an assumed one.
    if !driver.assumesBounds, let cell = cellForItem(at: path) {
      return drawn(path, cell.layer.properties)
    }
    driver.prepareIfNeeded()
    return counts.contains(path) ? layoutItem(at: path).flatMap { drawn($0) } : nil
  }

  /// Returns the items in an area of the content whose outlines, as drawn, have a point in common with a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates.
  ///   - areas: The areas in which items are searched, in content coordinates.
  /// - Returns: For each item in the areas, whether it touches the rectangle.
  package func drawnItems(touching rect: CGRect, in areas: [CGRect]) -> [(path: IndexPath, touches: Bool)] {
    let (offset, size) = (contentOffset, bounds.size)
    let visible = CGRect(origin: offset, size: size)
    let target = Rectangle(rect).offset(by: Point2D.zero - Point2D(offset))
    var seen: Set<IndexPath> = []
    var answer: [(path: IndexPath, touches: Bool)] = []
    func add(_ item: DrawnItem) {
      guard seen.insert(item.path).inserted else { return }
      answer.append((item.path, item.outline.intersects(target)))
    }
    // Cells on screen are where they are drawn, also in a section that scrolls separately.
    if areas.contains(where: visible.intersects) { drawnItemsOnScreen().forEach(add) }
    for area in areas where !visible.contains(area) { drawnItems(in: area).forEach(add) }
    return answer
  }

  private func drawn(_ attributes: UICollectionViewLayoutAttributes) -> DrawnItem? {
    guard !attributes.isHidden, attributes.alpha > 0 else { return nil }
    return drawn(attributes.indexPath, LayerProperties(attributes))
  }

  private func drawn(_ path: IndexPath, _ place: LayerProperties) -> DrawnItem? {
    let geometry = ElementGeometry(place, offset: contentOffset, space: layer.properties.sublayerMatrix)
    guard geometry.matrix.isFinite, let outline = geometry.matrix.homography.apply(to: geometry.rectangle),
      outline.doubledSignedArea > 0
    else { return nil }
    return DrawnItem(path: path, outline: outline)
  }
}
