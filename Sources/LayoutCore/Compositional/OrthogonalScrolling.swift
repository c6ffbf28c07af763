import Geometry

/// How a section scrolls by itself, across the main axis.
public struct OrthogonalScrolling: Hashable, Sendable {
  /// What of the content shows it, in points.
  public var frame: Rectangle
  /// The size of what is scrolled.
  public var contentSize: Size2D
  /// How far it is scrolled; nothing along the main axis.
  public var offset: Point2D

  /// Where the scrolled content begins, in the coordinates of all.
  public var contentOrigin: Point2D { frame.origin - offset }
}

// Sections that scroll by themselves.
extension CompositionalSolver {
  /// How a section scrolls by itself; nil when it does not.
  public func orthogonalScrolling(ofSection index: Int) -> OrthogonalScrolling? {
    guard sections.indices.contains(index), sections[index].section.isOrthogonal else { return nil }
    let (section, direction) = (sections[index], environment.direction)
    let frame = section.scrollFrame.offset(by: direction.point(main: section.start, cross: 0))
    return OrthogonalScrolling(
      frame: frame,
      contentSize: direction.size(main: direction.main(frame.size), cross: section.scrollLength),
      offset: direction.point(main: 0, cross: section.scrollOffset))
  }

  /// Scrolls a section by itself. Complexity: O(1).
  public mutating func scroll(section index: Int, to offset: Double) {
    guard sections.indices.contains(index), let offset = offset.asOffset else { return }
    sections[index].scrollOffset = offset
  }
}

// Where sections that scroll by themselves come to rest (behaviour 16.9).
extension CompositionalSolver {
  /// The offset nearest to another one at which a group is at the leading edge, or in the middle where the section
  /// centres groups; not held to the range of scrolling. The offset itself where there are no groups.
  public func groupOffset(inSection index: Int, nearestTo offset: Double) -> Double {
    guard let group = group(inSection: index, nearestTo: offset) else { return offset }
    return sections[index].restingOffset(of: group)
  }

  /// The offset of the group that a gesture leads to: the one before or behind the group where it began, or that group
  /// itself when it ended slowly and near.
  ///
  /// - Parameters:
  ///   - start: The offset at which it began.
  ///   - proposal: Where it would come to rest.
  ///   - direction: Where it went to when it was quick: positive behind, negative before; otherwise 0.
  public func groupOffset(
    inSection index: Int, from start: Double, to proposal: Double, direction: Int
  ) -> Double {
    guard let group = group(inSection: index, nearestTo: start) else { return proposal }
    let section = sections[index]
    let next = section.stack.repetition(after: group) ?? group
    let previous =
      group.firstItem > 0 ? section.stack.repetition(ofItem: group.firstItem - 1) : group
    if direction > 0 { return section.restingOffset(of: next) }
    if direction < 0 { return section.restingOffset(of: previous) }
    return min(
      max(groupOffset(inSection: index, nearestTo: proposal), section.restingOffset(of: previous)),
      section.restingOffset(of: next))
  }

  /// The offset at which the group with an item comes to rest; nil where nothing scrolls by itself.
  public func groupOffset(inSection index: Int, ofItem item: Int) -> Double? {
    guard sections.indices.contains(index), sections[index].section.isOrthogonal else { return nil }
    return sections[index].repetition(ofItem: item).map { sections[index].restingOffset(of: $0) }
  }

  private func group(inSection index: Int, nearestTo offset: Double) -> GroupStack.Repetition? {
    guard sections.indices.contains(index), sections[index].section.isOrthogonal else { return nil }
    let section = sections[index]
    guard let group = section.stack.lastRepetition(startingBy: section.stackPlace(restingAt: offset)) else {
      return nil
    }
    guard let next = section.stack.repetition(after: group) else { return group }
    let (before, after) = (section.restingOffset(of: group), section.restingOffset(of: next))
    return offset - before <= after - offset ? group : next
  }
}
