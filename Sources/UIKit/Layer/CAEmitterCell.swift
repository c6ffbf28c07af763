/// A kind of particles of a ``CAEmitterLayer``, which draws nothing on this platform. The properties keep their values.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  private var values: [String: Any] = [:]

  /// Creates a cell.
  public override init() { super.init() }

  /// The picture of a particle, as a `CGImage`.
  open var contents: Any?
  /// A name, by which key paths find the cell.
  open var name: String?
  /// Whether particles are emitted.
  open var isEnabled: Bool = true
  /// The number of particles in a second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// The range of the lifetimes, in seconds.
  open var lifetimeRange: Float = 0
  /// The angle from the z axis at which particles begin, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle in the plane of the layer at which particles begin, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The range of the angles, in radians.
  open var emissionRange: CGFloat = 0
  /// The velocity at the beginning, in points per second.
  open var velocity: CGFloat = 0
  /// The range of the velocities.
  open var velocityRange: CGFloat = 0
  /// The acceleration along the x axis.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along the y axis.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along the z axis.
  open var zAcceleration: CGFloat = 0
  /// The scale of a particle.
  open var scale: CGFloat = 1
  /// The range of the scales.
  open var scaleRange: CGFloat = 0
  /// The change of the scale in a second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation in a second, in radians.
  open var spin: CGFloat = 0
  /// The range of the rotations.
  open var spinRange: CGFloat = 0
  /// The colour of a particle.
  open var color: CGColor? = .white
  /// The range of the red component.
  open var redRange: Float = 0
  /// The range of the green component.
  open var greenRange: Float = 0
  /// The range of the blue component.
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of the red component in a second.
  open var redSpeed: Float = 0
  /// The change of the green component in a second.
  open var greenSpeed: Float = 0
  /// The change of the blue component in a second.
  open var blueSpeed: Float = 0
  /// The change of the opacity in a second.
  open var alphaSpeed: Float = 0
  /// The part of the picture that is drawn.
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The scale of the picture.
  open var contentsScale: CGFloat = 1
  /// The particles that a particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// When particles begin, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long particles are emitted, in seconds.
  open var duration: CFTimeInterval = 0
  /// The speed of time.
  open var speed: Float = 1
  /// An offset of time, in seconds.
  open var timeOffset: CFTimeInterval = 0

  /// Stores a value by a name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns the value that was stored by a name.
  open func value(forKey key: String) -> Any? { values[key] }
}
