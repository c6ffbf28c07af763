import Geometry

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
  /// A rectangle around all that is drawn, in the fragment's space; nil when nothing is.
  ///
  /// It may be larger than needed, never smaller: shadows, blur, line ends and overhanging glyphs are inside.
  public let extent: Rectangle?

  /// Whether a transform in it, at any depth, has perspective in its own plane.
  public let containsPerspective: Bool

  /// Makes a fragment.
  ///
  /// - Complexity: O(commands), those of nested fragments not counted: their extents are known.
  public init(identity: UInt64, generation: UInt64, commands: [Command]) {
    self.identity = identity
    self.generation = generation
    self.commands = commands
    extent = commands.extent
    containsPerspective = commands.contains(where: \.containsPerspective)
  }
}
