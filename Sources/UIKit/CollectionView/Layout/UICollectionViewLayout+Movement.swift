import Geometry

// The default attributes and target of a held item.
extension UICollectionViewLayout {
  /// In front of all elements of a layout, even rotated ones.
  private static var heldItemDepth: Int { 1 << 30 }

  /// Returns a context for items that move, which names them by their old and new index paths.
  func makeMovementContext(
    from previous: [IndexPath], to targets: [IndexPath]
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.invalidateItems(at: previous + targets.filter { !previous.contains($0) })
    return context
  }

  /// Returns the attributes of an item in front of all others, with its centre at a point. An item in perspective is
  /// turned to face the viewer.
  func attributesForHeldItem(
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
    attributes.zIndex = Self.heldItemDepth
    let transform = attributes.aboutMiddle.transform3D
    attributes.center = CGPoint(x: position.x - transform.m41, y: position.y - transform.m42)
    return attributes
  }

  /// Returns the index path that a held item would take at a point: that of the item at the point; the first one of an
  /// empty section whose header is at the point; or the end of a section whose last item is nearest. Otherwise the
  /// current index path.
  ///
  /// - Complexity: The cost of asking the layout for the elements on screen.
  func target(ofItemInHand path: IndexPath, at position: CGPoint) -> IndexPath {
    guard let view = attachedCollectionView else { return path }
    let origin = view.contentMirror.image(of: view.contentOffset, ofViewport: view.bounds.size)
    let point = Point2D(x: position.x - origin.x, y: position.y - origin.y)
    let space = view.layer.properties.sublayerMatrix
    let around = CGRect(origin: position, size: CGSize(width: 1, height: 1))
    var frontmost: (depth: Double, target: IndexPath)?
    for attributes in seenElements(in: around) {
      guard let target = pathOffered(by: attributes, in: view),
        let depth = ElementGeometry(
          LayerProperties(attributes.aboutMiddle), offset: origin, space: space
        ).depth(at: point)
      else { continue }
      if frontmost.map({ $0.depth <= depth }) ?? true { frontmost = (depth, target) }
    }
    return frontmost?.target ?? endOfSection(nearest: point, from: origin, to: path, in: view) ?? path
  }

  /// Returns the index path that a held item takes over an element; nil if the element offers none.
  private func pathOffered(
    by attributes: UICollectionViewLayoutAttributes, in view: UICollectionView
  ) -> IndexPath? {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell: return view.counts.contains(path) ? path : nil
    case .supplementaryView:
      return view.counts[path.section] == 0 ? IndexPath(item: 0, section: path.section) : nil
    case .decorationView: return nil
    }
  }

  /// Returns the end of a section, if the section's last item is the one nearest to a point of the viewport.
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
  /// Returns the distance of a point from the rectangle.
  fileprivate func distance(to point: Point2D) -> Double {
    let (x, y) = (max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
    return (x * x + y * y).squareRoot()
  }
}
