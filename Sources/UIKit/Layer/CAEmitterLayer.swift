/// A source of particles. It draws nothing: this platform has no particle system.
///
/// The properties keep their values, so that code that configures an effect compiles and runs without it. The sublayers and
/// the background are drawn as those of any layer.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The centre of the shape that emits particles, in the coordinates of the layer.
  open var emitterPosition = CGPoint.zero
  /// The size of the shape, in points.
  open var emitterSize = CGSize.zero
  /// The position of the shape along the z axis.
  open var emitterZPosition: CGFloat = 0
  /// The depth of the shape.
  open var emitterDepth: CGFloat = 0
  /// The shape.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// From which part of the shape particles come.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles are drawn over one another.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles have depth.
  open var preservesDepth = false
  /// A factor of the birth rates of the cells.
  open var birthRate: Float = 1
  /// A factor of the lifetimes of the cells.
  open var lifetime: Float = 1
  /// A factor of the velocities of the cells.
  open var velocity: Float = 1
  /// A factor of the scales of the cells.
  open var scale: Float = 1
  /// A factor of the spins of the cells.
  open var spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0

  override func copyProperties(of original: CALayer) {
    super.copyProperties(of: original)
    guard let original = original as? CAEmitterLayer else { return }
    emitterCells = original.emitterCells
    emitterPosition = original.emitterPosition
    emitterSize = original.emitterSize
    emitterZPosition = original.emitterZPosition
    emitterDepth = original.emitterDepth
    emitterShape = original.emitterShape
    emitterMode = original.emitterMode
    renderMode = original.renderMode
    preservesDepth = original.preservesDepth
    birthRate = original.birthRate
    lifetime = original.lifetime
    velocity = original.velocity
    scale = original.scale
    spin = original.spin
    seed = original.seed
  }
}

/// The shape that emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A sphere.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of a shape from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The points of the shape.
  public static let points = Self(rawValue: "points")
  /// The outline of the shape.
  public static let outline = Self(rawValue: "outline")
  /// The surface of the shape.
  public static let surface = Self(rawValue: "surface")
  /// The inside of the shape.
  public static let volume = Self(rawValue: "volume")
}

/// How particles are drawn over one another.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest particles first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest particles last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// From back to front.
  public static let backToFront = Self(rawValue: "backToFront")
  /// The colours are added.
  public static let additive = Self(rawValue: "additive")
}
