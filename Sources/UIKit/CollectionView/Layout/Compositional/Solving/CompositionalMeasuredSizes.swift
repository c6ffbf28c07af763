import LayoutCore

/// What a compositional layout keeps from one preparation to the next: measured sizes, and how far sections are
/// scrolled by themselves.
struct CompositionalMeasuredSizes {
  /// Whether sizes may be those of other elements now. How far sections are scrolled stays known.
  var areSizesForgotten = false
  /// What is known of the sections after a batch update; nil when there was none.
  private var carried: [CompositionalMeasurements]?

  /// Takes what is known along with the elements in a batch update. What is new or reloaded is not known.
  ///
  /// - Complexity: O(*m* log *k*) for *m* items that were measured and *k* changes.
  @MainActor
  mutating func carry(_ solver: CompositionalSolver, through map: UpdateMap) {
    let before = (0..<solver.sectionCount).map { solver.measurements(ofSection: $0) }
    let known = carried ?? before
    carried = (0..<map.after.sections).map { section in
      guard let origin = map.section(before: section), known.indices.contains(origin),
        !map.isReloaded(section: origin)
      else { return CompositionalMeasurements() }
      return known[origin].carried { item in
        let path = IndexPath(item: item, section: origin)
        guard !map.isReloaded(path), let target = map.path(after: path), target.section == section
        else { return nil }
        return target.item
      }
    }
  }

  /// What the next preparation begins with.
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
