import DisplayList
import Geometry

/// A layer that fills a path and draws a line along it, over its background.
open class CAShapeLayer: CALayer {
  /// Makes a layer of no size without a path.
  public override init() { super.init() }

  /// Makes a layer that looks like another and stands where it does.
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

  /// The path, in the layer's coordinates; what is set is copied, and later changes to it have no effect.
  open var path: CGPath? {
    get { shape.map { CGPath($0) } }
    set {
      shape = newValue?.path
      contentsDidChange()
    }
  }

  /// The colour of the inside; nil for none.
  open var fillColor: CGColor? = .black { didSet { contentsDidChange() } }

  /// Which points are inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { contentsDidChange() } }

  /// The colour of the line; nil for none.
  open var strokeColor: CGColor? { didSet { contentsDidChange() } }

  /// Where along the path the line begins, from 0 to 1 of its length.
  open var strokeStart: CGFloat = 0 { didSet { contentsDidChange() } }

  /// Where along the path the line ends, from 0 to 1 of its length.
  open var strokeEnd: CGFloat = 1 { didSet { contentsDidChange() } }

  /// The width of the line, in points, half of it on each side of the path.
  open var lineWidth: CGFloat = 1 { didSet { contentsDidChange() } }

  /// How far a pointed corner may reach, as a multiple of the line width.
  open var miterLimit: CGFloat = 10 { didSet { contentsDidChange() } }

  /// The shape of the line's ends.
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { contentsDidChange() } }

  /// The shape of the line's corners.
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { contentsDidChange() } }

  /// Where in the dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { contentsDidChange() } }

  /// Lengths drawn and left out in turn, in points; nil for a continuous line.
  open var lineDashPattern: [NSNumber]? { didSet { contentsDidChange() } }

  override func makeContentCommands(with traits: UITraitCollection) -> [Command] {
    shapeCommands() + super.makeContentCommands(with: traits)
  }

  private func shapeCommands() -> [Command] {
    // Commands count from the upper left corner of the bounds, the path from the origin of the layer's coordinates.
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
