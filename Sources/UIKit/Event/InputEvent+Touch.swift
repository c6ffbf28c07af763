import Geometry

extension InputEvent {
  /// One finger on a screen, or the mouse while a button is held.
  public struct Touch: Hashable, Sendable {
    /// What touches.
    public enum Source: String, Hashable, Sendable {
      /// A finger or a pen on a screen.
      case finger
      /// The mouse with its main button held.
      case mouse
      /// The mouse with its other button held, which asks for a menu.
      case secondaryMouse
    }

    /// The same for one finger from its `began` to its `ended`, and no other finger's meanwhile.
    public var id: UInt64
    /// The stage of this finger's touch.
    public var phase: Phase
    /// Where it is, in points of the window.
    public var location: Point2D
    /// What touches.
    public var source: Source

    /// Makes a touch.
    public init(id: UInt64, phase: Phase, location: Point2D, source: Source = .finger) {
      self.id = id
      self.phase = phase
      self.location = location
      self.source = source
    }
  }
}
