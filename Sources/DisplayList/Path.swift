import Geometry

/// A sequence of straight and curved segments.
public struct Path: Hashable, Sendable {
  /// One step along a path.
  public enum Element: Hashable, Sendable {
    /// Begin a new subpath at a point.
    case move(Point2D)
    /// A straight line to a point.
    case line(Point2D)
    /// A quadratic Bézier curve.
    case quadratic(control: Point2D, to: Point2D)
    /// A cubic Bézier curve.
    case cubic(control1: Point2D, control2: Point2D, to: Point2D)
    /// A straight line back to where the subpath began.
    case close
  }

  /// Which points are inside a path that crosses itself.
  public enum FillRule: Hashable, Sendable {
    /// Those it runs around more often one way than the other.
    case nonZero
    /// Those it runs around an odd number of times.
    case evenOdd
  }

  /// The steps, in order.
  public var elements: [Element]

  /// Makes a path from its steps.
  public init(elements: [Element] = []) { self.elements = elements }
}
