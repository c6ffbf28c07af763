/// A spring for an animator.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(CGFloat)
    case physical(SpringCurve)
  }

  private let kind: Kind

  /// The speed at the start, in whole ways a second; its x counts where both axes move alike.
  public let initialVelocity: CGVector

  /// Makes a spring that comes to rest in the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 for one that does not swing, less for one that does.
  ///   - velocity: The speed at the start, in whole ways a second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .ratio(ratio)
    initialVelocity = velocity
  }

  /// Makes a spring from its mass in kilograms, stiffness in newtons a metre and damping in newton seconds a metre;
  /// it takes the time it takes, whatever the animator's duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physical(
      SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx))
    initialVelocity = velocity
  }

  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring for an animator's duration, and how long it really takes, in seconds.
  func curve(for duration: TimeInterval) -> (spring: SpringCurve, duration: TimeInterval) {
    switch kind {
    case .ratio(let ratio):
      (
        SpringCurve(dampingRatio: ratio, settlingIn: duration, initialVelocity: initialVelocity.dx), duration
      )
    case .physical(let spring): (spring, spring.settlingDuration)
    }
  }
}
