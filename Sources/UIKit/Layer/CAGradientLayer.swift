import DisplayList
import Geometry

/// A layer that draws a gradient over its background, inside its rounded corners.
open class CAGradientLayer: CALayer {
  /// Creates a layer with size zero and no colours.
  public override init() { super.init() }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a layer with the appearance and the position of another.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let original = layer as? CAGradientLayer else { return }
    colors = original.colors
    locations = original.locations
    startPoint = original.startPoint
    endPoint = original.endPoint
    type = original.type
  }

  /// The colours from start to end, each a `CGColor`. Other objects are ignored.
  open var colors: [Any]? { didSet { setNeedsFragment() } }

  /// The locations of the colours, from 0 at the start to 1 at the end, in ascending order.
  ///
  /// Nil spaces the colours evenly.
  open var locations: [NSNumber]? { didSet { setNeedsFragment() } }

  /// The start of the gradient, in units of the bounds' size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsFragment() } }

  /// The end of the gradient, in units of the bounds' size.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsFragment() } }

  /// The kind of gradient.
  open var type: CAGradientLayerType = .axial { didSet { setNeedsFragment() } }

  override func backgroundCommands(
    in outline: RoundedRectangle, with traits: UITraitCollection
  ) -> [Command] {
    super.backgroundCommands(in: outline, with: traits) + gradientCommands(in: outline)
  }

  private func gradientCommands(in outline: RoundedRectangle) -> [Command] {
    let size = outline.rectangle.size
    let stops = Gradient.Stop.stops(
      colors: (colors ?? []).compactMap { ($0 as? CGColor)?.color },
      locations: locations?.map(\.doubleValue))
    guard size.width > 0, size.height > 0, let first = stops.first else { return [] }
    if stops.count == 1 { return [.fill(outline, first.color)] }
    func point(_ unit: CGPoint) -> Point2D { Point2D(x: unit.x * size.width, y: unit.y * size.height) }
    let gradient = Gradient(
      kind: type.kind, stops: stops, start: point(startPoint), end: point(endPoint))
    guard gradient.start.isFinite, gradient.end.isFinite else { return [] }
    return [.gradient(gradient, in: outline)]
  }
}
