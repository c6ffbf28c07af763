/// Gives items their physical properties and velocities.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: DynamicItemsBehavior {
  /// How much of the speed a collision leaves: 0 for none, 1 for all. Default 0.
  open var elasticity: CGFloat = 0 { didSet { propertiesDidChange() } }
  /// The friction of touching items. Default 0.2.
  open var friction: CGFloat = 0.2 { didSet { propertiesDidChange() } }
  /// The mass of 100 × 100 points. Default 1.
  open var density: CGFloat = 1 { didSet { propertiesDidChange() } }
  /// How quickly velocity decreases: by this factor per second. Default 0.
  open var resistance: CGFloat = 0 { didSet { propertiesDidChange() } }
  /// How quickly rotation decreases: by this factor per second. Default 0.
  open var angularResistance: CGFloat = 0 { didSet { propertiesDidChange() } }
  /// Whether items stay in their place. Default false.
  open var isAnchored = false { didSet { propertiesDidChange() } }
  /// Whether items turn. Default true.
  open var allowsRotation = true { didSet { propertiesDidChange() } }

  private func propertiesDidChange() {
    guard let dynamicAnimator else { return }
    for body in bodies(in: dynamicAnimator) { apply(to: body) }
    propertyDidChange()
  }

  private func apply(to body: DynamicBody) {
    body.elasticity = elasticity
    body.friction = friction
    body.density = density
    body.resistance = resistance
    body.angularResistance = angularResistance
    body.isAnchored = isAnchored
    body.allowsRotation = allowsRotation
  }

  /// The velocities that were added before the behaviour had an animator.
  private var waitingVelocities: [ObjectIdentifier: (linear: CGVector, angular: CGFloat)] = [:]

  override func didAdd(_ item: any UIDynamicItem, to animator: UIDynamicAnimator) {
    guard let body = animator.body(of: item) else { return }
    apply(to: body)
    if let waiting = waitingVelocities.removeValue(forKey: ObjectIdentifier(item)) {
      body.velocity += waiting.linear
      body.angularVelocity += waiting.angular
    }
  }

  override func willRemove(_ item: any UIDynamicItem, from animator: UIDynamicAnimator) {
    animator.body(of: item).map(UIDynamicItemBehavior().apply)
  }

  private func add(_ linear: CGVector, _ angular: CGFloat, to item: any UIDynamicItem) {
    if let body = dynamicAnimator?.body(of: item) {
      body.velocity += linear
      body.angularVelocity += angular
      propertyDidChange()
    } else {
      let old = waitingVelocities[ObjectIdentifier(item)] ?? (.zero, 0)
      waitingVelocities[ObjectIdentifier(item)] = (old.linear + linear, old.angular + angular)
    }
  }

  /// Adds a velocity in points per second to that of an item.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(CGVector(velocity), 0, to: item)
  }

  /// The velocity of an item in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    (dynamicAnimator?.body(of: item)?.velocity ?? waitingVelocities[ObjectIdentifier(item)]?.linear ?? .zero)
      .point
  }

  /// Adds an angular velocity in radians per second, clockwise, to that of an item.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, to: item)
  }

  /// The angular velocity of an item in radians per second, clockwise.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.body(of: item)?.angularVelocity ?? waitingVelocities[ObjectIdentifier(item)]?.angular
      ?? 0
  }
}
