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

  /// Creates a spring from its perceived duration and bounce, with mass 1.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The undamped period of the spring, in seconds.
  ///   - bounce: The bounce, from -1 to 1. At 0, the spring does not oscillate. Larger values oscillate more, and smaller
  ///     ones are slower.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringCurve(period: perceptualDuration, bounce: bounce, initialVelocity: 0)
    stiffness = spring.frequency * spring.frequency
    damping = 2 * spring.dampingRatio * spring.frequency
  }

  /// The undamped period of the spring, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / curve.frequency }

  /// The bounce: 0 without oscillation, 1 without damping, and less than 0 with more damping than necessary.
  open var bounce: CGFloat {
    let ratio = curve.dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

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
