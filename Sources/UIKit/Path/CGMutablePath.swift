import DisplayList
import Geometry

/// A path that is built element by element.
///
/// Elements with NaN or infinite coordinates are ignored, and so is a line or curve before the first `move(to:)`. The
/// methods that add an element apply their transform to its points first.
public final class CGMutablePath: CGPath {
  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: Point2D(point.applying(transform)))
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: Point2D(point.applying(transform)))
  }

  /// Begins a new subpath at the first point and adds straight lines to all others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadratic(
      to: Point2D(end.applying(transform)), control: Point2D(control.applying(transform)))
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCubic(
      to: Point2D(end.applying(transform)), control1: Point2D(control1.applying(transform)),
      control2: Point2D(control2.applying(transform)))
  }

  /// Adds a straight line back to the start of the subpath, and ends the subpath.
  public func closeSubpath() { path.close() }

  /// Adds a rectangle as a subpath, clockwise on screen from its upper left corner.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(finite: rect) { Path($0) }.applying(transform.matrix))
  }

  /// Adds rectangles, each as a subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fills a rectangle as a subpath, clockwise on screen from its rightmost point.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(finite: rect) { Path(ellipseIn: $0) }.applying(transform.matrix))
  }

  /// Adds a rectangle with elliptic corners as a subpath.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radius = Size2D(width: cornerWidth, height: cornerHeight)
    path.append(Path(finite: rect) { Path($0, radius: radius) }.applying(transform.matrix))
  }

  /// Adds a circular arc, and a straight line from the current point to its start. The arc deviates from the circle by
  /// at most 2.73 · 10⁻⁴ of the radius.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle where the arc begins, in radians clockwise on screen from the right.
  ///   - endAngle: The angle where the arc ends.
  ///   - clockwise: The direction in Core Graphics' terms, where y points up: `false` means growing angles, which is
  ///     clockwise on screen.
  ///   - transform: A transform applied to the arc first.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Path.sweep(from: startAngle, to: endAngle, increasing: !clockwise), transform: transform)
  }

  /// Adds a circular arc over a given angle, at most a full turn; see `addArc`.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let reach = Point2D(x: abs(radius), y: abs(radius))
    let arc = Path(arcAround: Point2D(center), radius: reach, start: startAngle, sweep: delta)
    path.connect(arc.applying(transform.matrix))
  }

  /// Adds the circular arc that is tangent to the lines from the current point to `tangent1End` and on to
  /// `tangent2End`, and a straight line to its start. If there is no such arc, adds only a line to `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1: Point2D(tangent1End.applying(transform)),
      tangent2: Point2D(tangent2End.applying(transform)), radius: radius)
  }

  /// Adds all elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform.matrix))
  }
}
