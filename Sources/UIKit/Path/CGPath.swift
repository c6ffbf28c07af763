import DisplayList
import Geometry

/// A sequence of straight and curved lines, in points, y down.
///
/// A path itself does not change; `CGMutablePath` is the one that is built step by step.
public class CGPath: Hashable {
  var path: Path

  init(_ path: Path) { self.path = path }

  /// Makes a path without steps.
  public init() { path = Path() }

  /// Makes the path around a rectangle, clockwise on screen from its upper left corner.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(finite: rect) { Path($0) }.applying(transform)
  }

  /// Makes the path around the ellipse that fills a rectangle, clockwise on screen from its rightmost point.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(finite: rect) { Path(ellipseIn: $0) }.applying(transform)
  }

  /// Makes the path around a rectangle with elliptic corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: Half the ellipses' width; above half the rectangle's, half the rectangle's is taken.
  ///   - cornerHeight: Half the ellipses' height, likewise.
  ///   - transform: Applied to the path; nil leaves it as it is.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = Size2D(width: cornerWidth, height: cornerHeight)
    path = Path(finite: rect) { Path($0, radius: radius) }.applying(transform)
  }

  /// Whether there is no step.
  public var isEmpty: Bool { path.elements.isEmpty }

  /// Where the next step would begin; the origin for an empty path.
  public var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { path.controlBox.map { CGRect($0) } ?? .null }

  /// The smallest rectangle around the line itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.boundingBox.map { CGRect($0) } ?? .null }

  /// Whether a point is inside when the path is filled, or on its outline.
  ///
  /// Open subpaths are closed by a straight line. Curves are not flattened: the answer is that of the curve itself, up to
  /// the rounding of `Double`.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: What is inside where the outline crosses itself.
  ///   - transform: Applied to the path first.
  /// - Complexity: O(*n*) for *n* steps.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform.matrix).contains(Point2D(point), rule: rule.rule)
  }

  /// The same path, which later changes of this one do not reach.
  public func copy() -> CGPath? { CGPath(path) }

  /// The path with a transform applied.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  /// The same path, to be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// The path with a transform applied, to be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  /// Shows the steps one after the other; an element is valid only during its call.
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

  /// Whether both have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.path == right.path
  }

  /// Feeds the steps to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Path {
  /// A shape made from a rectangle with its negative extents turned positive; empty unless that is finite.
  init(finite rect: CGRect, _ shape: (Rectangle) -> Path) {
    let rectangle = Rectangle(rect.standardized)
    let isFinite = rectangle.origin.isFinite && rectangle.maxX.isFinite && rectangle.maxY.isFinite
    self = isFinite && !rect.isNull ? shape(rectangle) : Path()
  }

  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee.matrix) } ?? self
  }
}
