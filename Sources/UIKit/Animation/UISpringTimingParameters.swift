/// A spring timing curve for an animator.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(CGFloat)
    case physical(SpringCurve)
  }

  private let kind: Kind

  /// The initial velocity, as a fraction of the distance from start to end per second. For a single value, only x is
  /// used.
  public let initialVelocity: CGVector

  /// Creates the spring of the system's own animations. The animator's duration is ignored.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring without initial velocity from its perceived duration. The animator's duration is ignored.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: How much the spring oscillates, from −1 to 1. At 0 and below, it does not.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Creates a spring from its perceived duration. The animator's duration is ignored.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: How much the spring oscillates, from −1 to 1. At 0 and below, it does not.
  ///   - velocity: The initial velocity, as a fraction of the distance from start to end per second.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector) {
    kind = .physical(SpringCurve(period: duration, bounce: bounce, initialVelocity: velocity.dx))
    initialVelocity = velocity
  }

  /// Creates a spring without initial velocity that settles in the animator's duration.
  ///
  /// - Parameter ratio: The damping ratio. At 1, the spring does not oscillate; below 1, it does.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that settles in the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio. At 1, the spring does not oscillate; below 1, it does.
  ///   - velocity: The initial velocity, as a fraction of the distance from start to end per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
  }

  /// Creates a spring from its mass in kilograms, stiffness in newtons per metre and damping in newton-seconds per
  /// metre. Its physics determine how long it takes; the animator's duration is ignored.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physical(
      SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx))
    initialVelocity = velocity
  }

  /// Always nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring for an animator's duration, and its actual duration in seconds.
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
