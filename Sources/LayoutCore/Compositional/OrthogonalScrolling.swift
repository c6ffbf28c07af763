import Geometry

/// The state of a section that scrolls independently, along the cross axis.
public struct OrthogonalScrolling: Hashable, Sendable {
  /// The visible area of the section, in content coordinates, in points.
  public var frame: Rectangle
  /// The size of the section's scrollable content.
  public var contentSize: Size2D
  /// The scroll offset of the section. It is 0 along the main axis.
  public var offset: Point2D

  /// The origin of the section's scrollable content, in content coordinates.
  public var contentOrigin: Point2D { frame.origin - offset }
}

// Sections that scroll independently.
extension CompositionalSolver {
  /// The scroll state of a section. Nil when the section does not scroll independently.
  public func orthogonalScrolling(ofSection index: Int) -> OrthogonalScrolling? {
    guard sections.indices.contains(index), sections[index].section.isOrthogonal else { return nil }
    let (section, direction) = (sections[index], environment.direction)
    let frame = section.scrollFrame.offset(by: direction.point(main: section.start, cross: 0))
    return OrthogonalScrolling(
      frame: frame,
      contentSize: direction.size(main: direction.main(frame.size), cross: section.scrollLength),
      offset: direction.point(main: 0, cross: section.scrollOffset))
  }

  /// Sets the scroll offset of a section.
  ///
  /// - Complexity: O(1).
  public mutating func scroll(section index: Int, to offset: Double) {
    guard sections.indices.contains(index), let offset = offset.asOffset else { return }
    sections[index].scrollOffset = offset
  }
}

// The resting positions of sections that scroll independently (Behaviour.md 16.9).
extension CompositionalSolver {
  /// The offset, nearest to another one, at which a group is at the leading edge, or in the middle when the section
  /// centres its groups. It is not clamped to the scrollable range. Without groups it is the other offset.
  public func groupOffset(inSection index: Int, nearestTo offset: Double) -> Double {
    guard let group = group(inSection: index, nearestTo: offset) else { return offset }
    return sections[index].restingOffset(of: group)
  }

  /// The offset of the group at which a drag ends: the group before or after the group where it began, or that group
  /// itself when the drag was slow and short.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - start: The offset at which the drag began.
  ///   - proposal: The offset at which scrolling would end without snapping.
  ///   - direction: The direction of a fast drag: positive for the next group, negative for the previous one. 0 for a
  ///     slow drag.
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

  /// The resting offset of the group that contains an item. Nil when the section does not scroll independently, or has
  /// no room for the item.
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
