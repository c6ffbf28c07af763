import Geometry

/// What one layer and its sublayers draw. Fragments are immutable, so renderers can cache by them.
///
/// A layer that did not change returns the same object in the next frame. Coordinates are those of the layer, with the
/// origin at the upper left corner of its bounds.
public final class Fragment: Sendable {
  /// The identity of the layer; unique while the program runs.
  public let identity: UInt64
  /// Increases with every change. Identity and generation together identify the contents.
  public let generation: UInt64
  /// What to draw, in order.
  public let commands: [Command]
  /// A rectangle around everything that is drawn, in the fragment's coordinates; nil if nothing is drawn.
  ///
  /// It can be larger than necessary, but never smaller: it includes shadows, blur, line ends and overhanging glyphs.
  public let extent: Rectangle?

  /// Whether one of the commands has perspective; see ``Command/containsPerspective``.
  public let containsPerspective: Bool

  /// Creates a fragment.
  ///
  /// - Complexity: O(*n*) for *n* commands, not counting those of nested fragments, whose extents are known.
  public init(identity: UInt64, generation: UInt64, commands: [Command]) {
    self.identity = identity
    self.generation = generation
    self.commands = commands
    extent = commands.extent
    containsPerspective = commands.contains(where: \.containsPerspective)
  }
}
