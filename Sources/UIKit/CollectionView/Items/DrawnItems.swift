import Geometry

/// Finds items where they are drawn, with their transforms. Items seen from behind are left out.
@MainActor
final class DrawnItems {
  private unowned let host: UIScrollView
  private let data: PresentedData
  private let driver: LayoutDriver
  private let stage: ElementStage

  /// - Parameter host: The collection view.
  init(_ host: UIScrollView, _ data: PresentedData, _ driver: LayoutDriver, _ stage: ElementStage) {
    (self.host, self.data, self.driver, self.stage) = (host, data, driver, stage)
  }

  // MARK: - In an area

  /// The items on screen, in order.
  var onScreen: [DrawnItem] {
    stage.elements(.cell).filter { !$0.view.isHidden && $0.view.alpha > 0 }
      .compactMap { drawn($0.key.indexPath, $0.view.layer.properties) }
      .sorted { $0.path < $1.path }
  }

  /// Returns the items that the layout has in a rectangle of the content, in order.
  func items(in rect: CGRect) -> [DrawnItem] {
    driver.prepareIfNeeded()
    return driver.elements(in: rect, of: .searched)
      .filter { $0.representedElementCategory == .cell && data.counts.contains($0.indexPath) }
      .compactMap { drawn($0) }
      .sorted { $0.path < $1.path }
  }

  /// Returns the items in an area of the content, and whether the outline of each, as drawn, has a point in common with
  /// a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates.
  ///   - areas: The areas in which items are searched, in content coordinates.
  func items(intersecting rect: CGRect, in areas: [CGRect]) -> [(path: IndexPath, intersects: Bool)] {
    let visible = CGRect(origin: host.contentOffset, size: host.bounds.size)
    let target = Rectangle(rect).offset(by: Point2D.zero - Point2D(visible.origin))
    var seen: Set<IndexPath> = []
    var answer: [(path: IndexPath, intersects: Bool)] = []
    func add(_ item: DrawnItem) {
      guard seen.insert(item.path).inserted else { return }
      answer.append((item.path, item.outline.intersects(target)))
    }
    // Cells on screen are where they are drawn, also in a section that scrolls separately.
    if areas.contains(where: visible.intersects) { onScreen.forEach(add) }
    for area in areas where !visible.contains(area) { items(in: area).forEach(add) }
    return answer
  }

  // MARK: - Single items

  /// Returns an item on screen or off; nil if it faces away from the viewer or is not visible.
  func item(at path: IndexPath) -> DrawnItem? {
    // Cells are positioned for the actual offset, not for an assumed one.
    if !driver.assumesBounds, let cell = stage.view(of: ElementKey(category: .cell, indexPath: path)) {
      return drawn(path, cell.layer.properties)
    }
    driver.prepareIfNeeded()
    return data.counts.contains(path) ? attributes(of: path).flatMap { drawn($0) } : nil
  }

  /// Returns the frontmost item at a point of the content.
  ///
  /// A cell on screen is tested at its own position, because a cell may move its anchor point. Other items are tested
  /// at the position of their attributes.
  func frontmost(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    driver.prepareIfNeeded()
    let viewportPoint = Point2D(point) - Point2D(host.contentOffset)
    let around = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    var frontmost: (depth: Double, key: ElementKey)?
    for attributes in driver.elements(in: around)
    where attributes.representedElementCategory == .cell && !attributes.isHidden {
      let key = ElementKey(attributes)
      var layer = LayerProperties(attributes)
      if let cell = stage.view(of: key), cell.display.attributes?.matches(attributes) == true {
        layer = cell.layer.properties
      }
      guard let depth = geometry(of: layer).depth(at: viewportPoint),
        data.counts.contains(key.indexPath)
      else { continue }
      if let front = frontmost, (front.depth, front.key) > (depth, key) { continue }
      frontmost = (depth, key)
    }
    return frontmost?.key.indexPath
  }

  /// Returns whether the layout has an item at a point of the viewport.
  func isItem(_ path: IndexPath, at point: CGPoint) -> Bool {
    guard let attributes = attributes(of: path)?.aboutMiddle else { return false }
    return geometry(of: LayerProperties(attributes)).depth(at: Point2D(point)) != nil
  }

  /// Returns the current one of some items: in a layout that scrolls by item, the one to which it is turned; otherwise
  /// the one nearest to the middle of the view.
  func current(of items: [DrawnItem]) -> IndexPath? {
    guard let layout = driver.abilities.itemScrolling else {
      let middle = Point2D(x: host.bounds.width / 2, y: host.bounds.height / 2)
      return items.min { $0.distance(to: middle) < $1.distance(to: middle) }?.path
    }
    // The current item need not be in the middle of the view: that of a turntable is at its top.
    let offset = host.contentOffset
    let ways = items.compactMap { item in
      layout.contentOffset(toShowItemAt: item.path).map { target in
        (path: item.path, length: hypot(target.x - offset.x, target.y - offset.y))
      }
    }
    return ways.min { $0.length < $1.length }?.path
  }

  // MARK: - Geometry

  private func attributes(of path: IndexPath) -> UICollectionViewLayoutAttributes? {
    driver.attributes(of: ElementKey(category: .cell, indexPath: path))
  }

  private func geometry(of layer: LayerProperties) -> ElementGeometry {
    ElementGeometry(layer, offset: host.contentOffset, space: host.layer.properties.sublayerMatrix)
  }

  private func drawn(_ attributes: UICollectionViewLayoutAttributes) -> DrawnItem? {
    guard !attributes.isHidden, attributes.alpha > 0 else { return nil }
    return drawn(attributes.indexPath, LayerProperties(attributes))
  }

  /// Returns the depth that a transform gives a layer at a point of the viewport. The z-index orders elements, but does not
  /// move them in space.
  private func depth(of layer: LayerProperties, at point: Point2D) -> Double {
    guard !CATransform3DIsAffine(layer.transform) else { return 0 }
    var layer = layer
    layer.zPosition = 0
    return geometry(of: layer).depth(at: point) ?? 0
  }

  private func drawn(_ path: IndexPath, _ layer: LayerProperties) -> DrawnItem? {
    let geometry = geometry(of: layer)
    guard geometry.matrix.isFinite, let outline = geometry.matrix.homography.apply(to: geometry.rectangle),
      outline.doubledSignedArea > 0
    else { return nil }
    return DrawnItem(path: path, outline: outline, depth: depth(of: layer, at: outline.middle))
  }
}
