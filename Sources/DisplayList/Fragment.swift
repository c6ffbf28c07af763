/// What one layer draws, its sublayers included: immutable, so that renderers can cache by it.
///
/// A layer that did not change gives the same object in the next frame. Coordinates are the layer's own,
/// with the origin at the upper left corner of its bounds.
public final class Fragment: Sendable {
  /// The layer this is of; unique while the program runs.
  public let identity: UInt64
  /// Grows with every change; identity and generation together name the contents.
  public let generation: UInt64
  /// What to draw, in order.
  public let commands: [Command]

  /// Makes a fragment.
  public init(identity: UInt64, generation: UInt64, commands: [Command]) {
    self.identity = identity
    self.generation = generation
    self.commands = commands
  }
}
