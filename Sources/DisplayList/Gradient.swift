import Geometry

/// A gradient: a smooth transition between colours.
public struct Gradient: Hashable, Sendable {
  /// The geometry of the gradient.
  public enum Kind: Hashable, Sendable {
    /// Along the line from start to end.
    case axial
    /// Outwards from the start to the ellipse whose half axes are the x and y distances of the end.
    case radial
    /// Around the start, clockwise, beginning in the direction of the end.
    case conic
  }

  /// A colour and its location.
  public struct Stop: Hashable, Sendable {
    /// The location, from 0 at the start to 1 at the end.
    public var location: Double
    /// The colour at the location.
    public var color: Color
    /// Creates a stop.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The geometry of the gradient.
  public var kind: Kind
  /// The colours, by ascending location. The first and the last colour continue beyond their locations.
  public var stops: [Stop]
  /// The point of location 0, in the coordinates of the filled shape.
  public var start: Point2D
  /// The point of location 1, in the coordinates of the filled shape.
  public var end: Point2D

  /// Creates a gradient.
  public init(kind: Kind, stops: [Stop], start: Point2D, end: Point2D) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }
}
