import Geometry

extension InputEvent {
  /// Two fingers on a touchpad that pinch, rotate, or both.
  public struct Pinch: Hashable, Sendable {
    /// The phase.
    public var phase: Phase
    /// The ratio of the fingers' distance to that at the beginning.
    public var scale: Double
    /// The rotation since the beginning, in radians, clockwise on screen.
    public var rotation: Double
    /// The movement of their centre since the beginning, in points.
    public var translation: Point2D
    /// The location of the pointer in the window, in points. It does not move during a pinch.
    public var location: Point2D

    /// Creates a pinch event.
    public init(
      phase: Phase, scale: Double, rotation: Double = 0, translation: Point2D = .zero, location: Point2D
    ) {
      self.phase = phase
      self.scale = scale
      self.rotation = rotation
      self.translation = translation
      self.location = location
    }
  }
}
