/// Accelerates items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: DynamicItemsBehavior {
  /// The direction and strength. Length 1 accelerates by 1,000 points per second squared. Default (0, 1): downwards.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { propertyDidChange() } }

  /// The angle of the direction in radians, clockwise. 0 is to the right.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of the direction.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and its length.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func applyForces(for interval: CGFloat, in animator: UIDynamicAnimator) {
    super.applyForces(for: interval, in: animator)
    for body in bodies(in: animator) { body.apply(force: gravityDirection * (1_000 * body.mass)) }
  }
}
