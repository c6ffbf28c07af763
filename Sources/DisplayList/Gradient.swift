import Geometry

/// Colours that run into one another.
public struct Gradient: Hashable, Sendable {
  /// How the colours are spread.
  public enum Kind: Hashable, Sendable {
    /// Along the line from start to end.
    case axial
    /// Outwards from the start; the ellipse through the end's x and y distance is where the last colour lies.
    case radial
    /// Around the start, clockwise, beginning in the direction of the end.
    case conic
  }

  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The place, from 0 at the start to 1 at the end.
    public var location: Double
    /// The colour there.
    public var color: Color
    /// Makes a stop.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// How the colours are spread.
  public var kind: Kind
  /// The colours, by ascending location; beyond the first and the last their colours go on.
  public var stops: [Stop]
  /// Where location 0 lies, in the same space as what is filled.
  public var start: Point2D
  /// Where location 1 lies, in the same space.
  public var end: Point2D

  /// Makes a gradient.
  public init(kind: Kind, stops: [Stop], start: Point2D, end: Point2D) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }
}
