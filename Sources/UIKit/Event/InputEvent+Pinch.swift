import Geometry

extension InputEvent {
  /// Two fingers on a touchpad that move apart, turn, or both.
  public struct Pinch: Hashable, Sendable {
    /// The stage.
    public var phase: Phase
    /// The fingers' distance, as a multiple of what it was at the beginning.
    public var scale: Double
    /// How far they turned since the beginning, in radians, clockwise on screen positive.
    public var rotation: Double
    /// How far their middle moved since the beginning, in points.
    public var translation: Point2D
    /// Where the pointer is, in points of the window; it does not move during a pinch.
    public var location: Point2D

    /// Makes a step of a pinch.
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
