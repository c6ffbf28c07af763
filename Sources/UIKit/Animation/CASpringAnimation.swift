/// An animation that goes as a mass on a spring does.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring, in kilograms.
  open var mass: CGFloat = 1

  /// The stiffness of the spring, in newtons a metre.
  open var stiffness: CGFloat = 100

  /// The damping, in newton seconds a metre.
  open var damping: CGFloat = 10

  /// The speed at the start, in whole ways a second; negative ones go away from the end.
  open var initialVelocity: CGFloat = 0

  /// How long the spring takes to come to rest, in seconds.
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
