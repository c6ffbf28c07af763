import Geometry

// Items as they are drawn, transformed; those seen from behind are left out.
extension UICollectionView {
  /// The items on screen, in order.
  func drawnItemsOnScreen() -> [DrawnItem] {
    visibleElements(.cell).filter { !$0.view.isHidden && $0.view.alpha > 0 }
      .compactMap { drawn($0.key.indexPath, $0.view.layer.properties) }
      .sorted { $0.path < $1.path }
  }

  /// The items that the layout has in a rectangle of the content, in order.
  func drawnItems(in rect: CGRect) -> [DrawnItem] {
    prepareLayoutIfNeeded()
    return layoutElements(in: rect, of: .searched)
      .filter { $0.representedElementCategory == .cell && counts.contains($0.indexPath) }
      .compactMap { drawn($0) }
      .sorted { $0.path < $1.path }
  }

  /// An item, on screen or not; nil when it would be seen from behind, or not at all.
  func drawnItem(at path: IndexPath) -> DrawnItem? {
    // Cells stand where they are seen from the offset there is, not from one that is only supposed.
    if !boundsChange.isSupposed, let cell = cellForItem(at: path) {
      return drawn(path, cell.layer.properties)
    }
    prepareLayoutIfNeeded()
    return counts.contains(path) ? layoutItem(at: path).flatMap { drawn($0) } : nil
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
