import DisplayList
import Geometry

/// A layer that fills and strokes a path over its background.
open class CAShapeLayer: CALayer {
  /// Creates a layer with size zero and no path.
  public override init() {
    super.init()
    properties.shape = ShapeProperties()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a layer with the appearance and the position of another.
  public override init(layer: Any) {
    super.init(layer: layer)
    // A copy of another kind of layer becomes a shape layer, too.
    properties.special = .shape(properties.shape)
  }

  override func copyProperties(of original: CALayer) {
    super.copyProperties(of: original)
    guard let original = original as? CAShapeLayer else { return }
    fillRule = original.fillRule
    lineCap = original.lineCap
    lineJoin = original.lineJoin
    lineDashPattern = original.lineDashPattern
  }

  /// The path, in the layer's coordinates. Setting it copies the path, so that later changes to the original have no
  /// effect.
  ///
  /// Animation blocks do not animate it. An animation between two paths with the same elements moves their points;
  /// between others, the path changes at the end.
  open var path: CGPath? {
    get { properties.shape.path.map { CGPath($0) } }
    set {
      // An animation block does not animate it. The view may, with the timing of the block.
      let asksForAction = AnimationScope.current != nil && !CATransaction.disableActions()
      let action = asksForAction ? action(forKey: LayerProperty.path.rawValue) : nil
      change(\.shape.path, to: newValue?.path, .path)
      action?.run(forKey: LayerProperty.path.rawValue, object: self, arguments: nil)
    }
  }

  /// The colour of the fill. Nil for no fill.
  open var fillColor: CGColor? {
    get { properties.shape.fillColor }
    set { change(\.shape.fillColor, to: newValue, .fillColor) }
  }

  /// The rule that determines which points are inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { contentsDidChange() } }

  /// The colour of the stroke. Nil for no stroke.
  open var strokeColor: CGColor? {
    get { properties.shape.strokeColor }
    set { change(\.shape.strokeColor, to: newValue, .strokeColor) }
  }

  /// The start of the stroke along the path, as a fraction of its length.
  open var strokeStart: CGFloat {
    get { properties.shape.strokeStart }
    set { change(\.shape.strokeStart, to: newValue, .strokeStart) }
  }

  /// The end of the stroke along the path, as a fraction of its length.
  open var strokeEnd: CGFloat {
    get { properties.shape.strokeEnd }
    set { change(\.shape.strokeEnd, to: newValue, .strokeEnd) }
  }

  /// The width of the stroke, in points. Half of it is on each side of the path.
  open var lineWidth: CGFloat {
    get { properties.shape.lineWidth }
    set { change(\.shape.lineWidth, to: newValue, .lineWidth) }
  }

  /// The maximum length of a mitered corner, as a multiple of the line width.
  open var miterLimit: CGFloat {
    get { properties.shape.miterLimit }
    set { change(\.shape.miterLimit, to: newValue, .miterLimit) }
  }

  /// The shape of the ends of the stroke.
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { contentsDidChange() } }

  /// The shape of the corners of the stroke.
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { contentsDidChange() } }

  /// The position in the dash pattern at which the stroke starts, in points.
  open var lineDashPhase: CGFloat {
    get { properties.shape.lineDashPhase }
    set { change(\.shape.lineDashPhase, to: newValue, .lineDashPhase) }
  }

  /// The alternating lengths of dashes and spaces, in points. Nil for a continuous stroke.
  open var lineDashPattern: [NSNumber]? { didSet { contentsDidChange() } }

  override func makeContentCommands(with traits: UITraitCollection) -> [Command] {
    shapeCommands() + super.makeContentCommands(with: traits)
  }

  private func shapeCommands() -> [Command] {
    let displayed = self.displayed
    let shape = displayed.shape
    // Commands are relative to the upper left corner of the bounds, the path to the origin of the layer's coordinates.
    let corner = AffineMatrix.translation(x: -displayed.bounds.minX, y: -displayed.bounds.minY)
    guard let path = shape.path?.applying(corner), !path.elements.isEmpty else { return [] }
    var commands: [Command] = []
    if let color = shape.fillColor?.color, color.alpha > 0 {
      if case .roundedRectangle(let outline) = path.simpleShape {
        commands.append(.fill(outline, color))
      } else {
        commands.append(.fillPath(path, color, fillRule.rule))
      }
    }
    if let color = shape.strokeColor?.color, color.alpha > 0, let style = strokeStyle(of: shape).drawable {
      let line = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
      if !line.elements.isEmpty { commands.append(.strokePath(line, color, style)) }
    }
    return commands
  }

  private func strokeStyle(of shape: ShapeProperties) -> StrokeStyle {
    StrokeStyle(
      width: shape.lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: shape.miterLimit,
      dashes: lineDashPattern?.map(\.doubleValue) ?? [], dashPhase: shape.lineDashPhase)
  }
}
