import Geometry
import LayoutCore

// Sizes that are estimated until an element is asked for its own (behaviour 12 and 16.1).
extension UICollectionViewCompositionalLayout {
  /// The size of an element as the app described it; nil for one that is not asked for its own.
  func estimatedSize(of attributes: UICollectionViewLayoutAttributes) -> CompositionalSize? {
    guard !isPlacementStale, let element = element(attributes) else { return nil }
    switch element.kind {
    case .item(let item): return solver.describedSize(ofItem: item, inSection: element.section)
    case .boundary(let index): return plans[element.section].description.boundaries[index].size
    case .globalBoundary(let index): return solver.globalBoundaries[index].size
    case .supplement, .background: return nil
    }
  }

  /// Attributes that say which of the extents stay as they are.
  func withFixedExtents(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let size = estimatedSize(of: attributes),
      let result = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    result.hasFixedWidth = !size.width.isEstimated
    result.hasFixedHeight = !size.height.isEstimated
    return result
  }

  /// Whether an element would like another size than it is known to like, as far as that was estimated.
  func wishes(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let described = estimatedSize(of: original), described.isEstimated else { return false }
    let known = knownSize(of: original) ?? Size2D(original.size)
    let wish = Size2D(preferred.size)
    return described.width.isEstimated && wish.width != known.width
      || described.height.isEstimated && wish.height != known.height
  }

  /// What an element was measured to have; nil when it was not.
  private func knownSize(of attributes: UICollectionViewLayoutAttributes) -> Size2D? {
    guard attributes.representedElementCategory == .cell else { return nil }
    let path = attributes.indexPath
    return solver.measuredSize(ofItem: path.item, inSection: path.section)
  }

  /// Gives an element the size it would like, and tells a context what that does to the content.
  func take(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes,
    for context: UICollectionViewLayoutInvalidationContext
  ) {
    context.cause = .preferredAttributes
    let path = original.indexPath
    if original.representedElementCategory == .cell {
      context.invalidateItems(at: [path])
    } else if let kind = original.representedElementKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    }
    // A layout that is stale for another reason asks all elements again.
    guard !isPlacementStale, let element = element(original) else { return }
    let isVertical = configuration.scrollDirection == .vertical
    func along(_ size: Size2D) -> Double { isVertical ? size.height : size.width }
    func size(_ extent: Double) -> CGSize {
      isVertical ? CGSize(width: 0, height: extent) : CGSize(width: extent, height: 0)
    }
    let start = isVertical ? element.frame.minY : element.frame.minX
    let edge = visibleInterval?.start ?? 0
    let anchor = start < edge ? solver.anchor(from: edge) : nil
    let old = (content: along(solver.contentSize), anchor: anchor.flatMap { solver.place(of: $0) })
    let wish = Size2D(preferred.size)
    change { solver in
      switch element.kind {
      case .item(let item): solver.resizeItem(item, inSection: element.section, to: wish)
      case .boundary(let index): solver.resizeBoundary(index, inSection: element.section, to: wish)
      case .globalBoundary(let index): solver.resizeGlobalBoundary(index, to: wish)
      case .supplement, .background: break
      }
    }
    let growth = along(solver.contentSize) - old.content
    context.contentSizeAdjustment = size(growth)
    guard start < edge else { return }
    var shift = growth
    if let anchor, let before = old.anchor, let after = solver.place(of: anchor) {
      shift = after - before
    }
    context.contentOffsetAdjustment = CGPoint(x: size(shift).width, y: size(shift).height)
  }
}
