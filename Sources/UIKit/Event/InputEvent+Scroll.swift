import Geometry

extension InputEvent {
  /// A scroll step of a wheel or a touchpad.
  public struct Scroll: Hashable, Sendable {
    /// The device, which determines the unit of the deltas.
    public enum Source: String, Hashable, Sendable {
      /// A wheel with clicks. A delta of 1 is one click. It has no phases: every step is `changed`.
      case wheel
      /// A wheel that reports fractions of a click. A delta of 1 is one click. It has no phases: every step is
      /// `changed`.
      case fineWheel
      /// A touchpad. Deltas are in points. `began` when fingers touch it or first move, `ended` when they leave it and
      /// a deceleration starts.
      case touchpad
    }

    /// The device.
    public var source: Source
    /// The phase. Used for a touchpad.
    public var phase: Phase
    /// The distance on both axes. A positive delta moves the viewport right and down, so that the content offset
    /// increases.
    public var delta: Point2D
    /// The location of the pointer in the window, in points.
    public var location: Point2D

    /// Creates a scroll event.
    public init(source: Source, phase: Phase = .changed, delta: Point2D, location: Point2D) {
      self.source = source
      self.phase = phase
      self.delta = delta
      self.location = location
    }
  }
}
