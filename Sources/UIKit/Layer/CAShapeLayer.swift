import DisplayList
import Geometry

/// A layer that fills and strokes a path over its background.
open class CAShapeLayer: CALayer {
  /// Creates a layer with size zero and no path.
  public override init() { super.init() }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a layer with the appearance and the position of another.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let original = layer as? CAShapeLayer else { return }
    path = original.path
    fillColor = original.fillColor
    fillRule = original.fillRule
    strokeColor = original.strokeColor
    strokeStart = original.strokeStart
    strokeEnd = original.strokeEnd
    lineWidth = original.lineWidth
    miterLimit = original.miterLimit
    lineCap = original.lineCap
    lineJoin = original.lineJoin
    lineDashPhase = original.lineDashPhase
    lineDashPattern = original.lineDashPattern
  }

  private var shape: Path?

  /// The path, in the layer's coordinates. Setting it copies the path, so that later changes to the original have no
  /// effect.
  open var path: CGPath? {
    get { shape.map { CGPath($0) } }
    set {
      shape = newValue?.path
      contentsDidChange()
    }
  }

  /// The colour of the fill. Nil for no fill.
  open var fillColor: CGColor? = .black { didSet { contentsDidChange() } }

  /// The rule that determines which points are inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { contentsDidChange() } }

  /// The colour of the stroke. Nil for no stroke.
  open var strokeColor: CGColor? { didSet { contentsDidChange() } }

  /// The start of the stroke along the path, as a fraction of its length.
  open var strokeStart: CGFloat = 0 { didSet { contentsDidChange() } }

  /// The end of the stroke along the path, as a fraction of its length.
  open var strokeEnd: CGFloat = 1 { didSet { contentsDidChange() } }

  /// The width of the stroke, in points. Half of it is on each side of the path.
  open var lineWidth: CGFloat = 1 { didSet { contentsDidChange() } }

  /// The maximum length of a mitered corner, as a multiple of the line width.
  open var miterLimit: CGFloat = 10 { didSet { contentsDidChange() } }

  /// The shape of the ends of the stroke.
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { contentsDidChange() } }

  /// The shape of the corners of the stroke.
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { contentsDidChange() } }

  /// The position in the dash pattern at which the stroke starts, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { contentsDidChange() } }

  /// The alternating lengths of dashes and spaces, in points. Nil for a continuous stroke.
  open var lineDashPattern: [NSNumber]? { didSet { contentsDidChange() } }

  override func makeContentCommands(with traits: UITraitCollection) -> [Command] {
    shapeCommands() + super.makeContentCommands(with: traits)
  }

  private func shapeCommands() -> [Command] {
    // Commands are relative to the upper left corner of the bounds, the path to the origin of the layer's coordinates.
    let corner = AffineMatrix.translation(x: -displayed.bounds.minX, y: -displayed.bounds.minY)
    guard let path = shape?.applying(corner), !path.elements.isEmpty else { return [] }
    var commands: [Command] = []
    if let color = fillColor?.color, color.alpha > 0 {
      if case .roundedRectangle(let shape) = path.simpleShape {
        commands.append(.fill(shape, color))
      } else {
        commands.append(.fillPath(path, color, fillRule.rule))
      }
    }
    if let color = strokeColor?.color, color.alpha > 0, let style = strokeStyle.drawable {
      let line = path.trimmed(from: strokeStart, to: strokeEnd)
      if !line.elements.isEmpty { commands.append(.strokePath(line, color, style)) }
    }
    return commands
  }

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit,
      dashes: lineDashPattern?.map(\.doubleValue) ?? [], dashPhase: lineDashPhase)
  }
}
