/// An animation that moves like a mass on a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring, in kilograms.
  open var mass: CGFloat = 1

  /// The stiffness of the spring, in newtons per metre.
  open var stiffness: CGFloat = 100

  /// The damping, in newton-seconds per metre.
  open var damping: CGFloat = 10

  /// The initial velocity, as a fraction of the distance from start to end per second. A negative velocity points away
  /// from the end.
  open var initialVelocity: CGFloat = 0

  /// The time until the spring settles, in seconds.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  private var curve: SpringCurve {
    SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  override func progress(at time: CFTimeInterval) -> Double { curve.value(at: time) }

  override func takeOver(to copy: CAAnimation) {
    super.takeOver(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
  }
}
