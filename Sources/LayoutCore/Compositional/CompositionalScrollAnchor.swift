import Geometry

/// A place that can be found again after sizes have changed: where a repetition of a group begins, or a section.
public struct CompositionalScrollAnchor: Hashable, Sendable {
  /// The number of the section.
  public var section: Int
  /// The first item of the repetition, by its number in the section; nil for the start of the section.
  public var item: Int?

  /// Names a place.
  public init(section: Int, item: Int? = nil) {
    self.section = section
    self.item = item
  }
}

// What holds still on screen while sizes elsewhere become known.
extension CompositionalSolver {
  /// The first repetition of a group that begins at a place of the main axis or behind it, or the section; nil when
  /// none does.
  public func anchor(from place: Double) -> CompositionalScrollAnchor? {
    let first = sections.indices.partitionPoint { sections[$0].latestEnd < place }
    for index in first..<max(first, sections.count) {
      let section = sections[index]
      if section.start >= place { return CompositionalScrollAnchor(section: index) }
      guard !section.section.isOrthogonal else { continue }
      let origin = section.start + environment.direction.main(section.groupOrigin)
      guard var repetition = section.stack.lastRepetition(startingBy: place - origin) else { continue }
      if origin + repetition.start < place {
        guard let next = section.stack.repetition(after: repetition) else { continue }
        repetition = next
      }
      return CompositionalScrollAnchor(section: index, item: repetition.firstItem)
    }
    return nil
  }

  /// Where the repetition with an item begins, or a section; nil when there is none.
  public func place(of anchor: CompositionalScrollAnchor) -> Double? {
    guard sections.indices.contains(anchor.section) else { return nil }
    let section = sections[anchor.section]
    guard let item = anchor.item else { return section.start }
    return section.repetition(ofItem: item).map { environment.direction.main(section.origin(of: $0)) }
  }
}
