/// The motion of a mass on a damped spring, from 0 to rest at 1.
struct SpringCurve: Hashable, Sendable {
  /// The undamped frequency, in radians per second.
  let frequency: Double
  /// The damping ratio. Below 1 the spring oscillates.
  let dampingRatio: Double
  /// The initial velocity, as a fraction of the distance from start to end per second.
  let initialVelocity: Double

  /// Creates a spring from a mass in kilograms, a stiffness in newtons per metre and a damping in newton-seconds per
  /// metre.
  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    let mass = max(mass, 1e-9)
    let stiffness = max(stiffness, 1e-9)
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = max(0, damping) / (2 * (stiffness * mass).squareRoot())
    self.initialVelocity = initialVelocity
  }

  /// The fraction of the distance within which a spring is at rest.
  private static let tolerance = 0.001
  /// ζωt after which `e^(−ζωt)` is the tolerance: ln 1000.
  private static let settlingExponent = 6.907755
  /// The smallest damping ratio with which a spring comes to rest in time, and that of a bounce of almost −1.
  private static let minimumDampingRatio = 0.01

  /// Creates a spring that settles to within a thousandth of the distance in a duration in seconds.
  ///
  /// An oscillating spring stays within `e^(−ζωt)`. A critically damped one stays within `(1 + ωt)·e^(−ωt)`, which is a
  /// thousandth at ωt = 9.2334.
  init(dampingRatio: Double, settlingIn duration: Double, initialVelocity: Double) {
    self.dampingRatio = max(dampingRatio, Self.minimumDampingRatio)
    let duration = max(duration, 1e-9)
    frequency = dampingRatio < 1 ? Self.settlingExponent / (self.dampingRatio * duration) : 9.2334 / duration
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from its undamped period in seconds and its bounce: −1 is overdamped, 0 is critically damped, and
  /// 1 is undamped.
  init(period: Double, bounce: Double, initialVelocity: Double) {
    frequency = 2 * .pi / max(period, 1e-9)
    dampingRatio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, Self.minimumDampingRatio - 1))
    self.initialVelocity = initialVelocity
  }

  /// The position at a time in seconds.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = frequency * dampingRatio
    let start = -1.0
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (initialVelocity + decay * start) / swing
      return 1 + exp(-decay * time) * (start * cos(swing * time) + sine * sin(swing * time))
    }
    if dampingRatio == 1 {
      return 1 + exp(-frequency * time) * (start + (initialVelocity + frequency * start) * time)
    }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let second = (initialVelocity - slow * start) / (fast - slow)
    return 1 + (start - second) * exp(slow * time) + second * exp(fast * time)
  }

  /// The time after which the position stays within a thousandth of the distance from rest, in seconds.
  var settlingDuration: Double {
    let rate =
      dampingRatio > 1
      ? frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
      : frequency * max(dampingRatio, Self.tolerance)
    // Starts where the slowest decay bounds the motion, and searches backwards for the last time outside of the
    // tolerance. The bound includes the initial velocity.
    var time = min(
      60, (Self.settlingExponent + log(1 + abs(initialVelocity) / max(rate, 1e-9))) * 1.5 / max(rate, 1e-9))
    let step = time / 512
    while time > step, abs(value(at: time) - 1) < Self.tolerance { time -= step }
    return time + step
  }
}
