import Geometry

extension InputEvent {
  /// A pointer over the window with no button held.
  public struct Hover: Hashable, Sendable {
    /// `began` when the pointer comes in, `ended` when it leaves.
    public var phase: Phase
    /// Where it is, in points of the window; where it was last, when it left.
    public var location: Point2D

    /// Makes a step of hovering.
    public init(phase: Phase, location: Point2D) {
      self.phase = phase
      self.location = location
    }
  }
}
