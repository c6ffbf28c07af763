import Geometry

extension InputEvent {
  /// A pointer over the window with no button held.
  public struct Hover: Hashable, Sendable {
    /// `began` when the pointer enters, `ended` when it leaves.
    public var phase: Phase
    /// The location in the window, in points. When the pointer has left, its last location.
    public var location: Point2D

    /// Creates a hover event.
    public init(phase: Phase, location: Point2D) {
      self.phase = phase
      self.location = location
    }
  }
}
