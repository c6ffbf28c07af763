/// The measured sizes of a flow layout, except those of items, which its solver stores.
struct FlowMeasuredSizes {
  /// A header or footer.
  struct Boundary: Hashable {
    var kind: String
    var section: Int
  }

  /// The size of items until they are measured.
  struct Estimate: Equatable {
    var size: CGSize
    var direction: UICollectionView.ScrollDirection
  }

  /// The estimate with which the items in the solver were created; nil if no measured size may be kept.
  var estimate: Estimate?

  /// The extents along the scroll axis of headers and footers that prefer a size other than the layout's.
  var boundaries: [Boundary: CGFloat] = [:]

  /// Items whose sizes the delegate must return again, although nothing else is invalid.
  var staleItems: [IndexPath] = []

  /// Moves the extents of headers and footers with their sections in a batch update.
  mutating func carryBoundaries(through change: UICollectionViewDataChange) {
    let pairs = boundaries.compactMap { boundary, extent -> (Boundary, CGFloat)? in
      guard !change.isReloaded(section: boundary.section),
        let section = change.section(after: boundary.section)
      else { return nil }
      return (Boundary(kind: boundary.kind, section: section), extent)
    }
    boundaries = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Discards the sizes, because they may belong to other elements now.
  mutating func forget() {
    estimate = nil
    boundaries.removeAll()
  }

  /// Records the items that a context names, unless it invalidates everything.
  @MainActor
  mutating func askAgain(for context: UICollectionViewLayoutInvalidationContext) {
    guard context.cause == .change, context is UICollectionViewFlowLayoutInvalidationContext,
      context.concernsNamedElementsOnly
    else { return }
    staleItems += context.invalidatedItemIndexPaths ?? []
  }
}
