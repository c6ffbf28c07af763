import DisplayList
import Geometry

// Building the current path. The current transform is applied to each element when it is added.
extension CGContext {
  /// Discards the current path and begins an empty one.
  public func beginPath() { currentPath = Path() }

  /// The current path in the current coordinates; nil if it is empty or the current transform has no inverse.
  public var path: CGPath? {
    guard !currentPath.elements.isEmpty, let inverse = state.ctm.inverse else { return nil }
    return CGPath(currentPath.applying(inverse))
  }

  /// Begins a new subpath.
  public func move(to point: CGPoint) { currentPath.move(to: base(point)) }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: base(point)) }

  /// Begins a new subpath at the first point and adds straight lines to all others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadratic(to: base(end), control: base(control))
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCubic(to: base(end), control1: base(control1), control2: base(control2))
  }

  /// Adds a straight line back to the start of the subpath, and ends the subpath.
  public func closePath() { currentPath.close() }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    currentPath.append(Path(finite: rect) { Path($0) }.applying(state.ctm))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) {
    currentPath.append(Path(finite: rect) { Path(ellipseIn: $0) }.applying(state.ctm))
  }

  /// Adds a circular arc, and a straight line from the current point to its start. For angles, direction and precision,
  /// see `CGMutablePath.addArc`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let sweep = Path.sweep(from: startAngle, to: endAngle, increasing: !clockwise)
    let reach = Point2D(x: abs(radius), y: abs(radius))
    let arc = Path(arcAround: Point2D(center), radius: reach, start: startAngle, sweep: sweep)
    currentPath.connect(arc.applying(state.ctm))
  }

  /// Adds the circular arc that is tangent to the lines from the current point to `tangent1End` and on to `tangent2End`, and a
  /// straight line to its start. If there is no such arc, adds only a line to `tangent1End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let inverse = state.ctm.inverse, let start = currentPath.currentPoint else { return }
    var arc = Path()
    arc.move(to: inverse.apply(to: start))
    arc.addArc(tangent1: Point2D(tangent1End), tangent2: Point2D(tangent2End), radius: radius)
    currentPath.elements += arc.applying(state.ctm).elements.dropFirst()
  }

  /// Replaces the current path by the outline of the line that `strokePath()` would draw.
  public func replacePathWithStrokedPath() {
    guard let inverse = state.ctm.inverse else { return }
    currentPath = currentPath.applying(inverse).outlined(state.style).applying(state.ctm)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { currentPath.append(path.path.applying(state.ctm)) }

  private func base(_ point: CGPoint) -> Point2D { state.ctm.apply(to: Point2D(point)) }
}
