import LayoutCore

/// The state that a compositional layout keeps between preparations: measured sizes and the offsets of orthogonally
/// scrolling sections.
struct CompositionalMeasuredSizes {
  /// Whether the sizes may belong to other elements now. The offsets of sections stay valid.
  var areSizesForgotten = false
  /// The measurements of the sections after a batch update; nil if there was none.
  private var carried: [CompositionalMeasurements]?

  /// Moves measurements with their elements in a batch update. New and reloaded elements have none.
  ///
  /// - Complexity: O(*m* log *k*) for *m* measured items and *k* changes.
  @MainActor
  mutating func carry(_ solver: CompositionalSolver, through change: UICollectionViewDataChange) {
    let before = (0..<solver.sectionCount).map { solver.measurements(ofSection: $0) }
    let known = carried ?? before
    carried = change.itemCountsAfter.indices.map { section in
      guard let origin = change.section(before: section), known.indices.contains(origin),
        !change.isReloaded(section: origin)
      else { return CompositionalMeasurements() }
      return known[origin].carried { item in
        let path = IndexPath(item: item, section: origin)
        guard !change.isReloaded(itemAt: path), let target = change.indexPath(after: path),
          target.section == section
        else { return nil }
        return target.item
      }
    }
  }

  /// Returns the measurements with which the next preparation begins.
  mutating func takeKnown(
    of solver: CompositionalSolver
  ) -> (sections: [CompositionalMeasurements], global: CompositionalMeasurements) {
    defer { (areSizesForgotten, carried) = (false, nil) }
    let known = carried ?? (0..<solver.sectionCount).map { solver.measurements(ofSection: $0) }
    guard areSizesForgotten else { return (known, solver.globalMeasurements) }
    let offsets = known.map { known in
      var offset = CompositionalMeasurements()
      offset.scrollOffset = known.scrollOffset
      return offset
    }
    return (offsets, CompositionalMeasurements())
  }
}
