import DisplayList
import Geometry

/// A path with the style in which it is drawn; points, y down.
///
/// A step with a coordinate that is not finite is left out, and so is a line or curve before the first `move(to:)`.
open class UIBezierPath: NSObject, NSCopying {
  var path: Path

  /// The width of the line, in points, half of it on each side of the path.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the line's corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How far a pointed corner may reach, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// How far curves may be from what is drawn, in points; renderers here are finer than they are asked to be.
  open var flatness: CGFloat = 0.6
  /// Whether the inside is what the path runs around an odd number of times; otherwise, more one way than the other.
  open var usesEvenOddFillRule = false

  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Makes a path without steps.
  public override init() {
    path = Path()
    super.init()
  }

  private init(_ path: Path) {
    self.path = path
    super.init()
  }

  /// Makes the path around a rectangle, clockwise from its upper left corner.
  public convenience init(rect: CGRect) { self.init(Path(finite: rect) { Path($0) }) }

  /// Makes the path around the ellipse that fills a rectangle, clockwise from its rightmost point.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(finite: rect) { Path(ellipseIn: $0) }) }

  /// Makes the path around a rectangle with circular corners; a radius above half an extent counts as half of it.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let extent = min(abs(rect.width), abs(rect.height))
    let radius = min(max(0, cornerRadius), extent / 2)
    self.init(Path(finite: rect) { Path($0, radius: Size2D(width: radius, height: radius)) })
  }

  /// Makes the path around a rectangle of which some corners are elliptic.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: Those that are elliptic.
  ///   - cornerRadii: Half the ellipses' width and height; above half the rectangle's, half the rectangle's is taken.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = Size2D(cornerRadii)
    self.init(Path(finite: rect) { Path($0, radius: radius, corners: corners) })
  }

  /// Makes a circular arc; see `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(Path())
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a path with the steps of another.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The steps.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  // MARK: Building

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

  /// Adds a circular arc, after a straight line to where it begins; it strays from the circle by at most
  /// 2.73 · 10⁻⁴ of the radius.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius, in points.
  ///   - startAngle: Where it begins, in radians from the right, growing clockwise on screen.
  ///   - endAngle: Where it ends; a full turn or more away from the beginning makes one full turn.
  ///   - clockwise: Whether it runs clockwise on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let sweep = Path.sweep(from: startAngle, to: endAngle, increasing: clockwise)
    let reach = Point2D(x: abs(radius), y: abs(radius))
    path.connect(Path(arcAround: Point2D(center), radius: reach, start: startAngle, sweep: sweep))
  }

  /// Adds a straight line back to where the subpath began, and ends the subpath.
  open func close() { path.close() }

  /// Removes all steps.
  open func removeAllPoints() { path = Path() }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// The same line run through from its end, in the same style.
  open func reversing() -> UIBezierPath {
    let reversed = duplicate()
    reversed.path = path.reversed
    return reversed
  }

  /// Takes all points through a transform.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform.matrix) }

  // MARK: Questions

  /// Whether there is no step.
  open var isEmpty: Bool { path.elements.isEmpty }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  open var bounds: CGRect { path.controlBox.map { CGRect($0) } ?? .null }

  /// Where the next step would begin; the origin for an empty path.
  open var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// Whether a point is inside when the path is filled by its rule, or on the outline; see `CGPath.contains`.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(Point2D(point), rule: fillRule.rule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: Drawing

  /// Sets the dashes: `count` lengths drawn and left out in turn, in points, beginning at `phase`.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Reads the dashes into the numbers pointed to; with a nil `pattern` just their count and phase.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  /// Fills the inside in the current context with its fill colour.
  open func fill() {
    draw { context in
      context.fillPath(using: fillRule)
    }
  }

  /// Draws the line in the current context with its stroke colour.
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

  /// Narrows what the current context draws from now on to the inside of the path.
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

  // MARK: Copying

  /// A path with the same steps and style.
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

  /// Whether steps and style are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes
      && dashPhase == other.dashPhase
  }

  /// Equal for equal steps.
  open override var hash: Int { path.hashValue }
}
