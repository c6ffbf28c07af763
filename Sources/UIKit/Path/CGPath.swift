import DisplayList
import Geometry

/// A sequence of straight and curved lines, in points, y down.
///
/// A `CGPath` is immutable. Use `CGMutablePath` to build a path element by element.
public class CGPath: Hashable {
  var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates an empty path.
  public init() { path = Path() }

  /// Creates a path around a rectangle, clockwise on screen from its upper left corner.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(finite: rect) { Path($0) }.applying(transform)
  }

  /// Creates a path around the ellipse that fills a rectangle, clockwise on screen from its rightmost point.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(finite: rect) { Path(ellipseIn: $0) }.applying(transform)
  }

  /// Creates a path around a rectangle with elliptic corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: Half the width of the ellipses, at most half the width of the rectangle.
  ///   - cornerHeight: Half the height of the ellipses, at most half the height of the rectangle.
  ///   - transform: A transform applied to the path, or nil for none.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = Size2D(width: cornerWidth, height: cornerHeight)
    path = Path(finite: rect) { Path($0, radius: radius) }.applying(transform)
  }

  /// Whether the path is empty.
  public var isEmpty: Bool { path.elements.isEmpty }

  /// The point where the next element begins; the origin for an empty path.
  public var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// The smallest rectangle around all points, including control points; null for an empty path.
  public var boundingBox: CGRect { path.controlBox.map { CGRect($0) } ?? .null }

  /// The smallest rectangle around the path itself, without its control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.boundingBox.map { CGRect($0) } ?? .null }

  /// Whether a point is inside the filled path or on its outline.
  ///
  /// Open subpaths are closed by a straight line. Curves are not flattened; the result is exact up to the rounding of
  /// `Double`.
  ///
  /// - Parameters:
  ///   - point: The point to test.
  ///   - rule: The rule that decides what is inside where the outline crosses itself.
  ///   - transform: A transform applied to the path first.
  /// - Complexity: O(*n*) for *n* elements.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform.matrix).contains(Point2D(point), rule: rule.rule)
  }

  /// An independent copy of the path.
  public func copy() -> CGPath? { CGPath(path) }

  /// A copy of the path with a transform applied.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  /// A mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A mutable copy of the path with a transform applied.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  /// Calls a closure with each element in order. An element is valid only during its call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      let (type, points): (CGPathElementType, [Point2D]) =
        switch element {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quadratic(let control, let end): (.addQuadCurveToPoint, [control, end])
        case .cubic(let control1, let control2, let end): (.addCurveToPoint, [control1, control2, end])
        case .close: (.closeSubpath, [])
        }
      var places = points.map { CGPoint($0) }
      places.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base)) { block($0) }
      }
    }
  }

  /// Whether both paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.path == right.path
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Path {
  /// Makes a shape from the standardized rectangle; empty if the rectangle is not finite.
  init(finite rect: CGRect, _ shape: (Rectangle) -> Path) {
    let rectangle = Rectangle(rect.standardized)
    let isFinite = rectangle.origin.isFinite && rectangle.maxX.isFinite && rectangle.maxY.isFinite
    self = isFinite && !rect.isNull ? shape(rectangle) : Path()
  }

  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee.matrix) } ?? self
  }
}
