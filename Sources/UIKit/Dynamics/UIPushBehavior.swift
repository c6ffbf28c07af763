/// Pushes items, once or as long as it is active.
@preconcurrency @MainActor
open class UIPushBehavior: DynamicItemsBehavior {
  /// How a push acts.
  @frozen public enum Mode: Int, Sendable {
    /// A force as long as the push is active.
    case continuous
    /// One impulse when the push becomes active.
    case instantaneous
  }

  /// How the push acts.
  public let mode: Mode

  /// Creates a push of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Whether the push acts. A push of the mode `instantaneous` becomes inactive by itself. Default true.
  open var active = true { didSet { propertyDidChange() } }

  /// The direction and strength. Length 1 accelerates an item of 100 × 100 points and density 1 by 100 points per
  /// second squared, or gives it a velocity of 100 points per second. Default zero.
  open var pushDirection = CGVector.zero { didSet { propertyDidChange() } }

  /// The angle of the direction in radians, clockwise. 0 is to the right.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of the direction.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and its length.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// The point of an item that is pushed, relative to its centre. A push beside the centre turns the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    propertyDidChange()
  }

  /// The point of an item that is pushed, relative to its centre. Default zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  override func willRemove(_ item: any UIDynamicItem, from animator: UIDynamicAnimator) {
    offsets[ObjectIdentifier(item)] = nil
  }

  override func applyForces(for interval: CGFloat, in animator: UIDynamicAnimator) {
    super.applyForces(for: interval, in: animator)
    guard active else { return }
    for body in bodies(in: animator) {
      let arm = body.arm(targetOffsetFromCenter(for: body.item))
      switch mode {
      case .continuous: body.apply(force: pushDirection * 100, at: arm)
      case .instantaneous: body.apply(impulse: pushDirection * 100, at: arm)
      }
    }
    if mode == .instantaneous { active = false }
  }
}
