import Geometry

/// What is in a group and how it is arranged (behaviour 16.5).
public struct CompositionalGroup: Hashable, Sendable {
  /// How often the subitems are repeated.
  public enum Repetition: Hashable, Sendable {
    /// One after the other, from the first on again, as long as the next one fits; one in any case.
    case untilFull
    /// The first one so often, at its own size.
    case copies(Int)
    /// The first one so often, each with an equal part of the room along the axis.
    case equalParts(Int)
    /// One item for each frame in the group's coordinates.
    case frames([Rectangle], zIndices: [Int])
    /// Frames that the owner of the layout has yet to provide, known to it by a number.
    case provided(id: Int)
  }

  /// Along which the subitems follow one another.
  public var axis: FlowDirection
  /// What is repeated.
  public var subitems: [CompositionalItem]
  /// How often.
  public var repetition: Repetition
  /// Between neighbours.
  public var interItemSpacing: CompositionalSpacing

  /// Describes a group.
  public init(
    axis: FlowDirection, subitems: [CompositionalItem], repetition: Repetition = .untilFull,
    interItemSpacing: CompositionalSpacing = .none
  ) {
    self.axis = axis
    self.subitems = subitems
    self.repetition = repetition
    self.interItemSpacing = interItemSpacing
  }
}

// Frames from outside.
extension CompositionalItem {
  /// The item with frames in place of the numbers by which they were announced.
  ///
  /// - Parameters:
  ///   - container: The size of what contains it.
  ///   - frames: Tells the frames and depths of a group of a size.
  public func providing(
    in container: Size2D, _ frames: (_ id: Int, _ size: Size2D) -> (frames: [Rectangle], zIndices: [Int])
  ) -> CompositionalItem {
    guard case .group(var group) = content else { return self }
    let room = room(in: size.size(in: container))
    if case .provided(let id) = group.repetition {
      let answer = frames(id, room)
      group.repetition = .frames(answer.frames, zIndices: answer.zIndices)
    }
    group.subitems = group.subitems.map { $0.providing(in: room, frames) }
    var item = self
    item.content = .group(group)
    return item
  }
}
