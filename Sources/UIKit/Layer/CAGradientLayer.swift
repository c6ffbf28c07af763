import DisplayList
import Geometry

/// A layer that draws a gradient over its background, inside its rounded corners.
open class CAGradientLayer: CALayer {
  /// Creates a layer with size zero and no colours.
  public override init() {
    super.init()
    properties.gradient = GradientProperties()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a layer with the appearance and the position of another.
  public override init(layer: Any) {
    super.init(layer: layer)
    // A copy of another kind of layer becomes a gradient layer, too.
    properties.special = .gradient(properties.gradient)
  }

  override func copyProperties(of original: CALayer) {
    super.copyProperties(of: original)
    if let original = original as? CAGradientLayer { type = original.type }
  }

  /// The colours from start to end, each a `CGColor`. Other objects are ignored.
  open var colors: [Any]? {
    get { properties.gradient.colors }
    set { change(\.gradient.colors, to: newValue?.compactMap { $0 as? CGColor }, .colors) }
  }

  /// The locations of the colours, from 0 at the start to 1 at the end, in ascending order.
  ///
  /// Nil spaces the colours evenly.
  open var locations: [NSNumber]? {
    get { properties.gradient.locations?.map { NSNumber(value: $0) } }
    set { change(\.gradient.locations, to: newValue?.map(\.doubleValue), .locations) }
  }

  /// The start of the gradient, in units of the bounds' size.
  open var startPoint: CGPoint {
    get { properties.gradient.startPoint }
    set { change(\.gradient.startPoint, to: newValue, .startPoint) }
  }

  /// The end of the gradient, in units of the bounds' size.
  open var endPoint: CGPoint {
    get { properties.gradient.endPoint }
    set { change(\.gradient.endPoint, to: newValue, .endPoint) }
  }

  /// The kind of gradient.
  open var type: CAGradientLayerType = .axial { didSet { setNeedsFragment() } }

  override func backgroundCommands(
    in outline: RoundedRectangle, with traits: UITraitCollection
  ) -> [Command] {
    super.backgroundCommands(in: outline, with: traits) + gradientCommands(in: outline)
  }

  private func gradientCommands(in outline: RoundedRectangle) -> [Command] {
    let size = outline.rectangle.size
    let shown = displayed.gradient
    let stops = Gradient.Stop.stops(
      colors: (shown.colors ?? []).map(\.color), locations: shown.locations)
    guard size.width > 0, size.height > 0, let first = stops.first else { return [] }
    if stops.count == 1 { return [.fill(outline, first.color)] }
    func point(_ unit: CGPoint) -> Point2D { Point2D(x: unit.x * size.width, y: unit.y * size.height) }
    let gradient = Gradient(
      kind: type.kind, stops: stops, start: point(shown.startPoint), end: point(shown.endPoint))
    guard gradient.start.isFinite, gradient.end.isFinite else { return [] }
    return [.gradient(gradient, in: outline)]
  }
}
