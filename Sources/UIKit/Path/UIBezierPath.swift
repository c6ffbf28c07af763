import DisplayList
import Geometry

/// A path with the style in which it is drawn, in points, y down.
///
/// Elements with NaN or infinite coordinates are ignored, and so is a line or curve before the first `move(to:)`.
open class UIBezierPath: NSObject, NSCopying {
  var path: Path

  /// The width of the line, in points, half of it on each side of the path.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the line's corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The maximum length of a mitered corner, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// The allowed distance between a curve and what is drawn, in points. Has no effect: renderers here are more precise.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides what is inside; otherwise, the nonzero winding rule does.
  open var usesEvenOddFillRule = false

  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() {
    path = Path()
    super.init()
  }

  private init(_ path: Path) {
    self.path = path
    super.init()
  }

  /// Creates a path around a rectangle, clockwise from its upper left corner.
  public convenience init(rect: CGRect) { self.init(Path(finite: rect) { Path($0) }) }

  /// Creates a path around the ellipse that fills a rectangle, clockwise from its rightmost point.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(finite: rect) { Path(ellipseIn: $0) }) }

  /// Creates a path around a rectangle with circular corners; the radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let extent = min(abs(rect.width), abs(rect.height))
    let radius = min(max(0, cornerRadius), extent / 2)
    self.init(Path(finite: rect) { Path($0, radius: Size2D(width: radius, height: radius)) })
  }

  /// Creates a path around a rectangle with some elliptic corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are elliptic.
  ///   - cornerRadii: Half the width and height of the ellipses, at most half those of the rectangle.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = Size2D(cornerRadii)
    self.init(Path(finite: rect) { Path($0, radius: radius, corners: corners) })
  }

  /// Creates a circular arc; see `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(Path())
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the elements of a `CGPath`.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The elements of the path.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  // MARK: - Building

  /// Begins a new subpath.
  open func move(to point: CGPoint) { path.move(to: Point2D(point)) }

  /// Adds a straight line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: Point2D(point)) }

  /// Adds a cubic curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCubic(
      to: Point2D(endPoint), control1: Point2D(controlPoint1), control2: Point2D(controlPoint2))
  }

  /// Adds a quadratic curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadratic(to: Point2D(endPoint), control: Point2D(controlPoint))
  }

  /// Adds a circular arc, and a straight line from the current point to its start. The arc deviates from the circle by
  /// at most 2.73 · 10⁻⁴ of the radius.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle where the arc begins, in radians clockwise on screen from the right.
  ///   - endAngle: The angle where the arc ends. If it is a full turn or more from the start, the arc is a full circle.
  ///   - clockwise: Whether the arc runs clockwise on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let sweep = Path.sweep(from: startAngle, to: endAngle, increasing: clockwise)
    let reach = Point2D(x: abs(radius), y: abs(radius))
    path.connect(Path(arcAround: Point2D(center), radius: reach, start: startAngle, sweep: sweep))
  }

  /// Adds a straight line back to the start of the subpath, and ends the subpath.
  open func close() { path.close() }

  /// Removes all elements.
  open func removeAllPoints() { path = Path() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// A copy of the path in the opposite direction, in the same style.
  open func reversing() -> UIBezierPath {
    let reversed = duplicate()
    reversed.path = path.reversed
    return reversed
  }

  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform.matrix) }

  // MARK: - Questions

  /// Whether the path is empty.
  open var isEmpty: Bool { path.elements.isEmpty }

  /// The smallest rectangle around all points, including control points; null for an empty path.
  open var bounds: CGRect { path.controlBox.map { CGRect($0) } ?? .null }

  /// The point where the next element begins; the origin for an empty path.
  open var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// Whether a point is inside the path filled by its own rule, or on its outline; see `CGPath.contains`.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(Point2D(point), rule: fillRule.rule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: - Drawing

  /// Sets the dashes: `count` alternating lengths of dashes and spaces, in points, beginning at `phase`.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Reads the dashes into the given memory. If `pattern` is nil, reads only their count and phase.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  /// Fills the path in the current context with the context's fill colour.
  open func fill() {
    draw { context in
      context.fillPath(using: fillRule)
    }
  }

  /// Strokes the path in the current context with the context's stroke colour.
  open func stroke() {
    draw { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.strokePath()
    }
  }

  /// Clips further drawing in the current context to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: fillRule)
  }

  private func draw(_ paint: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(cgPath)
    paint(context)
    context.restoreGState()
  }

  // MARK: - Copying

  /// A path with the same elements and style.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  private func duplicate() -> UIBezierPath {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    return copy
  }

  /// Whether elements and style are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes
      && dashPhase == other.dashPhase
  }

  /// A hash of the elements.
  open override var hash: Int { path.hashValue }
}
