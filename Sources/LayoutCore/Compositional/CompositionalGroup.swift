import Geometry

/// The contents of a group and their arrangement (Behaviour.md 16.5).
public struct CompositionalGroup: Hashable, Sendable {
  /// How the subitems of a group are repeated.
  public enum Repetition: Hashable, Sendable {
    /// Repeats all subitems in order as long as the next one fits. There is at least one.
    case untilFull
    /// Repeats the first subitem this number of times, at its own size.
    case copies(Int)
    /// Repeats the first subitem this number of times, each with an equal part of the extent along the axis.
    case equalParts(Int)
    /// One item for each frame, in the group's coordinates.
    case frames([Rectangle], zIndices: [Int])
    /// Frames that the owner of the layout provides later, identified by a number.
    case provided(id: Int)
  }

  /// The axis along which the subitems follow one another.
  public var axis: LayoutAxis
  /// The subitems that are repeated.
  public var subitems: [CompositionalItem]
  /// How the subitems are repeated.
  public var repetition: Repetition
  /// The space between neighbours.
  public var interItemSpacing: CompositionalSpacing

  /// Makes a group.
  public init(
    axis: LayoutAxis, subitems: [CompositionalItem], repetition: Repetition = .untilFull,
    interItemSpacing: CompositionalSpacing = .none
  ) {
    self.axis = axis
    self.subitems = subitems
    self.repetition = repetition
    self.interItemSpacing = interItemSpacing
  }
}

// Frames that the owner of the layout provides.
extension CompositionalItem {
  /// The item with `Repetition.provided` replaced by the frames that the owner of the layout provides.
  ///
  /// - Parameters:
  ///   - container: The size of the container.
  ///   - frames: Returns the frames and z-indices for the identifier and the size of a group.
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
