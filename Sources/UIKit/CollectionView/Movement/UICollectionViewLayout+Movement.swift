import Geometry

// Where an item in the hand is seen and would go, for layouts without ideas of their own.
extension UICollectionViewLayout {
  /// So far in front that no element of a layout is nearer, however it is turned.
  private static var depthInHand: Int { 1 << 30 }

  /// A context for items that go from some paths to others, and that are named under both.
  func makeMovementContext(
    from previous: [IndexPath], to targets: [IndexPath]
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.invalidateItems(at: previous + targets.filter { !previous.contains($0) })
    return context
  }

  /// An item with its middle at a point, in front. One that is seen in perspective is turned to the viewer.
  func attributesInHand(
    at path: IndexPath, _ position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributes(of: ElementKey(category: .cell, indexPath: path))?.copy()
      as? UICollectionViewLayoutAttributes
      ?? makeAttributes(for: .cell, kind: nil, at: path)
    if !CATransform3DIsAffine(attributes.transform3D) {
      attributes.transform3D = CATransform3DIdentity
      attributes.alpha = 1
    }
    attributes.isHidden = false
    attributes.zIndex = Self.depthInHand
    let transform = attributes.aboutMiddle.transform3D
    attributes.center = CGPoint(x: position.x - transform.m41, y: position.y - transform.m42)
    return attributes
  }

  /// Where an item in the hand would go: the place of the item that is seen there, the empty section whose header is, or
  /// the end of the section whose last item is nearer than any other; otherwise where it is.
  ///
  /// - Complexity: That of asking for the elements on screen.
  func target(ofItemInHand path: IndexPath, at position: CGPoint) -> IndexPath {
    guard let view = attachedCollectionView else { return path }
    let origin = view.mirroredIfNeeded(view.contentOffset)
    let point = Point2D(x: position.x - origin.x, y: position.y - origin.y)
    let space = view.layer.properties.sublayerMatrix
    let around = CGRect(origin: position, size: CGSize(width: 1, height: 1))
    var frontmost: (depth: Double, target: IndexPath)?
    for attributes in seenElements(in: around) {
      guard let target = place(on: attributes, in: view),
        let depth = ElementGeometry(
          LayerProperties(attributes.aboutMiddle), offset: origin, space: space
        ).depth(at: point)
      else { continue }
      if frontmost.map({ $0.depth <= depth }) ?? true { frontmost = (depth, target) }
    }
    return frontmost?.target ?? endOfSection(nearest: point, from: origin, to: path, in: view) ?? path
  }

  /// The place that an item takes when it is held over an element; nil when the element offers none.
  private func place(
    on attributes: UICollectionViewLayoutAttributes, in view: UICollectionView
  ) -> IndexPath? {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell: return view.counts.contains(path) ? path : nil
    case .supplementaryView:
      return view.counts[path.section] == 0 ? IndexPath(item: 0, section: path.section) : nil
    case .decorationView: return nil
    }
  }

  /// The place after the last item of a section, if that is the item nearest to a point of the viewport.
  private func endOfSection(
    nearest point: Point2D, from origin: CGPoint, to path: IndexPath, in view: UICollectionView
  ) -> IndexPath? {
    let space = view.layer.properties.sublayerMatrix
    let seen = seenElements(in: CGRect(origin: origin, size: view.bounds.size)).filter {
      $0.representedElementCategory == .cell && view.counts.contains($0.indexPath)
    }
    let distances = seen.compactMap { attributes -> (distance: Double, path: IndexPath)? in
      let geometry = ElementGeometry(
        LayerProperties(attributes.aboutMiddle), offset: origin, space: space)
      guard geometry.matrix.isFinite, let outline = geometry.matrix.homography.apply(to: geometry.rectangle)
      else { return nil }
      return (outline.boundingBox.distance(to: point), attributes.indexPath)
    }
    guard let nearest = distances.min(by: { ($0.distance, $1.path) < ($1.distance, $0.path) })?.path,
      let count = view.counts[nearest.section], nearest.item == count - 1
    else { return nil }
    return IndexPath(item: nearest.section == path.section ? count - 1 : count, section: nearest.section)
  }

  private func seenElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (layoutAttributesForElements(in: rect) ?? []).filter { !$0.isHidden && $0.isValid }
  }
}

extension Rectangle {
  /// How far a point is from the nearest point of the rectangle.
  fileprivate func distance(to point: Point2D) -> Double {
    let (x, y) = (max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
    return (x * x + y * y).squareRoot()
  }
}
