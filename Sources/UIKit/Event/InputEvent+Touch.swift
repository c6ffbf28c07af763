import Geometry

extension InputEvent {
  /// A finger on a screen, or the mouse while a button is held.
  public struct Touch: Hashable, Sendable {
    /// The device of a touch.
    public enum Source: String, Hashable, Sendable {
      /// A finger or a pen on a screen.
      case finger
      /// The mouse with its primary button held.
      case mouse
      /// The mouse with its secondary button held, which opens a menu.
      case secondaryMouse
    }

    /// Identifies the finger from `began` to `ended`. Unique among the touches in progress.
    public var id: UInt64
    /// The phase of this touch.
    public var phase: Phase
    /// The location in the window, in points.
    public var location: Point2D
    /// The device.
    public var source: Source

    /// Creates a touch.
    public init(id: UInt64, phase: Phase, location: Point2D, source: Source = .finger) {
      self.id = id
      self.phase = phase
      self.location = location
      self.source = source
    }
  }
}
