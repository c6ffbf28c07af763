/// What a flow layout knows of elements whose sizes were estimated, beside the sizes of items, which its solver has.
struct FlowMeasuredSizes {
  /// A header or footer.
  struct Boundary: Hashable {
    var kind: String
    var section: Int
  }

  /// What items are taken for until they are measured.
  struct Estimate: Equatable {
    var size: CGSize
    var direction: UICollectionView.ScrollDirection
  }

  /// The estimate that the items in the solver began with; nil when none of what was measured may stay.
  var estimate: Estimate?

  /// The extents along the scroll axis of those headers and footers that wished others than they were told.
  var boundaries: [Boundary: CGFloat] = [:]

  /// Items whose sizes the delegate must be asked for again, although nothing else is stale.
  var staleItems: [IndexPath] = []

  /// Takes the extents of headers and footers along with their sections in a batch update.
  mutating func carryBoundaries(through map: UpdateMap) {
    let pairs = boundaries.compactMap { boundary, extent -> (Boundary, CGFloat)? in
      guard !map.isReloaded(section: boundary.section), let section = map.section(after: boundary.section)
      else { return nil }
      return (Boundary(kind: boundary.kind, section: section), extent)
    }
    boundaries = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Forgets the sizes, because they may be those of other elements now.
  mutating func forget() {
    estimate = nil
    boundaries.removeAll()
  }

  /// Takes note of the items a context names, unless it makes all stale anyway.
  @MainActor
  mutating func askAgain(for context: UICollectionViewLayoutInvalidationContext) {
    guard context.cause == .change, context is UICollectionViewFlowLayoutInvalidationContext,
      context.concernsNamedElementsOnly
    else { return }
    staleItems += context.invalidatedItemIndexPaths ?? []
  }
}
