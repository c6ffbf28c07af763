import Geometry

/// A position that can be found again after sizes have changed: the start of a repetition of a group, or of a section.
public struct CompositionalScrollAnchor: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The first item of the repetition, by its index in the section. Nil for the start of the section.
  public var item: Int?

  /// Makes an anchor.
  public init(section: Int, item: Int? = nil) {
    self.section = section
    self.item = item
  }
}

// The element that keeps its position on screen while others are measured.
extension CompositionalSolver {
  /// The first repetition of a group, or the first section, that begins at or after a position of the main axis. Nil
  /// when none does.
  public func anchor(from position: Double) -> CompositionalScrollAnchor? {
    let first = sections.indices.partitionPoint { sections[$0].latestEnd < position }
    for index in first..<max(first, sections.count) {
      let section = sections[index]
      if section.start >= position { return CompositionalScrollAnchor(section: index) }
      guard !section.section.isOrthogonal else { continue }
      let origin = section.start + environment.direction.main(section.groupOrigin)
      guard var repetition = section.stack.lastRepetition(startingBy: position - origin) else { continue }
      if origin + repetition.start < position {
        guard let next = section.stack.repetition(after: repetition) else { continue }
        repetition = next
      }
      return CompositionalScrollAnchor(section: index, item: repetition.firstItem)
    }
    return nil
  }

  /// The position of an anchor along the main axis. Nil when its section or item does not exist.
  public func position(of anchor: CompositionalScrollAnchor) -> Double? {
    guard sections.indices.contains(anchor.section) else { return nil }
    let section = sections[anchor.section]
    guard let item = anchor.item else { return section.start }
    return section.repetition(ofItem: item).map { environment.direction.main(section.origin(of: $0)) }
  }
}
