import Geometry

/// A sequence of straight and curved segments.
public struct Path: Hashable, Sendable {
  /// One element of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a new subpath at a point.
    case move(Point2D)
    /// A straight line to a point.
    case line(Point2D)
    /// A quadratic Bézier curve.
    case quadratic(control: Point2D, to: Point2D)
    /// A cubic Bézier curve.
    case cubic(control1: Point2D, control2: Point2D, to: Point2D)
    /// A straight line back to the start of the subpath.
    case close
  }

  /// The rule that decides which points are inside a path that crosses itself.
  public enum FillRule: Hashable, Sendable {
    /// Points with a nonzero winding number are inside.
    case nonZero
    /// Points that the path winds around an odd number of times are inside.
    case evenOdd
  }

  /// The elements, in order.
  public var elements: [Element]

  /// Creates a path from its elements.
  public init(elements: [Element] = []) { self.elements = elements }
}
