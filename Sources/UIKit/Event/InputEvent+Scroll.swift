import Geometry

extension InputEvent {
  /// A step of scrolling by wheel or touchpad.
  public struct Scroll: Hashable, Sendable {
    /// What scrolls, and what its deltas count.
    public enum Source: String, Hashable, Sendable {
      /// A wheel that clicks; a delta of 1 is one click. It has no phases: every step is a `changed`.
      case wheel
      /// A wheel that reports parts of a click; a delta of 1 is what would be one click. It has no phases either.
      case fineWheel
      /// Fingers on a touchpad; deltas are points. `began` when they come to rest on it or first move, `ended` when
      /// they leave it: from there, speed carries on.
      case touchpad
    }

    /// What scrolls.
    public var source: Source
    /// The stage, for a touchpad.
    public var phase: Phase
    /// How far, along both axes; positive moves the viewport right and down, so that the content offset grows.
    public var delta: Point2D
    /// Where the pointer is, in points of the window.
    public var location: Point2D

    /// Makes a step of scrolling.
    public init(source: Source, phase: Phase = .changed, delta: Point2D, location: Point2D) {
      self.source = source
      self.phase = phase
      self.delta = delta
      self.location = location
    }
  }
}
