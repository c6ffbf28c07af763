import Geometry
import LayoutCore

// Self-sizing: elements have estimated sizes until they are measured (Behaviour.md 12 and 16.1).
extension UICollectionViewCompositionalLayout {
  /// Returns the size of an element as the app described it; nil for an element that is not self-sizing.
  func estimatedSize(of attributes: UICollectionViewLayoutAttributes) -> CompositionalSize? {
    guard !isPlacementStale, let element = element(attributes) else { return nil }
    switch element.kind {
    case .item(let item): return solver.describedSize(ofItem: item, inSection: element.section)
    case .boundary(let index): return plans[element.section].description.boundaries[index].size
    case .globalBoundary(let index): return solver.globalBoundaries[index].size
    case .supplement, .background: return nil
    }
  }

  /// Returns attributes that mark the extents that are not estimated.
  func withFixedExtents(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let size = estimatedSize(of: attributes),
      let result = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    result.hasFixedWidth = !size.width.isEstimated
    result.hasFixedHeight = !size.height.isEstimated
    return result
  }

  /// Returns whether an element prefers a size other than its measured one, in its estimated extents.
  func prefersOtherSize(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let described = estimatedSize(of: original), described.isEstimated else { return false }
    let known = knownSize(of: original) ?? Size2D(original.size)
    let size = Size2D(preferred.size)
    return described.width.isEstimated && size.width != known.width
      || described.height.isEstimated && size.height != known.height
  }

  /// Returns the measured size of an element; nil if it was not measured.
  private func knownSize(of attributes: UICollectionViewLayoutAttributes) -> Size2D? {
    guard attributes.representedElementCategory == .cell else { return nil }
    let path = attributes.indexPath
    return solver.measuredSize(ofItem: path.item, inSection: path.section)
  }

  /// The frame that an element has when it is not pinned: the content after it begins there.
  private func unpinnedFrame(of element: CompositionalElement) -> Rectangle {
    var natural: CompositionalSolver {
      var natural = solver
      natural.visible = nil
      return natural
    }
    // Most elements are items, which are never pinned.
    return switch element.kind {
    case .boundary(let index):
      natural.element(ofBoundary: index, inSection: element.section)?.frame ?? element.frame
    case .globalBoundary(let index): natural.element(ofGlobalBoundary: index)?.frame ?? element.frame
    case .item, .supplement, .background: element.frame
    }
  }

  /// Applies the preferred size of an element, and records the resulting change of the content in a context.
  func take(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes,
    for context: UICollectionViewLayoutInvalidationContext
  ) {
    context.nameResized(original)
    // A layout that is invalid for another reason measures all elements again.
    guard !isPlacementStale, let element = element(original) else { return }
    let isVertical = configuration.scrollDirection == .vertical
    let frame = unpinnedFrame(of: element)
    let before = ContentBeforeResizing(
      solver, elementAt: isVertical ? frame.minY : frame.minX,
      visibleFrom: visibleInterval?.start ?? 0, isVertical: isVertical)
    let preferredSize = Size2D(preferred.size)
    if case .item(let item) = element.kind, scrollsSeparately(section: element.section) {
      resize(item, inScrollingSection: element.section, to: preferredSize)
      return before.recordChange(to: solver, in: context)
    }
    change { solver in
      switch element.kind {
      case .item(let item): solver.resizeItem(item, inSection: element.section, to: preferredSize)
      case .boundary(let index): solver.resizeBoundary(index, inSection: element.section, to: preferredSize)
      case .globalBoundary(let index): solver.resizeGlobalBoundary(index, to: preferredSize)
      case .supplement, .background: break
      }
    }
    before.recordChange(to: solver, in: context)
  }
}
