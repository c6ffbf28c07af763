/// The timing curve that related animations share. After a pause, they can go on with another one.
@MainActor
final class AnimationPacing {
  /// The curve from the old to the new value.
  enum Curve {
    case timing(CAMediaTimingFunction)
    case spring(SpringCurve)

    /// The value at a time, with the time and the duration in seconds.
    @MainActor
    fileprivate func value(at time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
      switch self {
      case .timing(let function): function.curve.y(at: time / duration)
      // Ends at exactly 1: at its duration, a spring is within a thousandth of it.
      case .spring(let spring): time >= duration ? 1 : spring.value(at: time)
      }
    }
  }

  private let curve: Curve
  /// Whether progress is proportional to time, as while a finger scrubs.
  var isLinear = false
  /// How the animations have gone on after pauses, the last one at the end.
  private var continuations: [Continuation] = []

  /// A curve from a moment to the end towards which the animations run.
  ///
  /// Times are counted from the end of an animation: those that begin later end together with the others.
  private struct Continuation {
    /// The time that is left at the start of the continuation, in seconds.
    let timeLeft: CFTimeInterval
    let isReversed: Bool
    let curve: Curve
    /// How long the animations go on, in seconds.
    let remaining: CFTimeInterval

    /// The fraction of the way from the start of the continuation; nil before it.
    @MainActor
    func fraction(at time: CFTimeInterval, of duration: CFTimeInterval) -> Double? {
      // Before it begins, an animation has all of its duration left.
      let timeLeft = min(self.timeLeft, duration)
      let passed = timeLeft - (duration - time)
      let (done, length) = isReversed ? (-passed, duration - timeLeft) : (passed, timeLeft)
      guard done >= 0, length > 0 else { return nil }
      return curve.value(at: min(1, done / length) * remaining, of: remaining)
    }
  }

  init(_ curve: Curve) { self.curve = curve }

  /// Constant speed.
  static var linear: AnimationPacing {
    let pacing = AnimationPacing(.timing(CAMediaTimingFunction(name: .linear)))
    pacing.isLinear = true
    return pacing
  }

  /// The progress at a time, with the time and the duration in seconds.
  func progress(at time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
    guard duration > 0 else { return 1 }
    if isLinear { return min(1, max(0, time / duration)) }
    return progress(at: time, of: duration, after: continuations[...])
  }

  private func progress(
    at time: CFTimeInterval, of duration: CFTimeInterval, after continuations: ArraySlice<Continuation>
  ) -> Double {
    guard let last = continuations.last else { return curve.value(at: time, of: duration) }
    let earlier = continuations.dropLast()
    guard let fraction = last.fraction(at: time, of: duration) else {
      return progress(at: time, of: duration, after: earlier)
    }
    let start = progress(at: max(0, duration - last.timeLeft), of: duration, after: earlier)
    return start + ((last.isReversed ? 0 : 1) - start) * fraction
  }

  /// Goes on with another curve from a time on, towards the end or, reversed, the beginning.
  ///
  /// - Parameters:
  ///   - curve: The curve of the rest.
  ///   - time: The time at which the animations are, in seconds.
  ///   - duration: The duration of the animations, in seconds.
  ///   - remaining: How long the animations go on, in seconds.
  func goOn(
    with curve: Curve, from time: CFTimeInterval, of duration: CFTimeInterval, isReversed: Bool,
    for remaining: CFTimeInterval
  ) {
    continuations.append(
      Continuation(timeLeft: duration - time, isReversed: isReversed, curve: curve, remaining: remaining))
  }

  /// Has progress proportional to time, until a curve is used again.
  func becomeLinear() {
    isLinear = true
    continuations = []
  }

  /// The earliest time with a given progress, in seconds.
  func time(ofProgress progress: Double, in duration: CFTimeInterval) -> CFTimeInterval {
    let steps = 256
    let step = duration / Double(steps)
    guard
      let first = (1...steps).first(where: { self.progress(at: Double($0) * step, of: duration) >= progress })
    else { return duration }
    var (low, high) = (Double(first - 1) * step, Double(first) * step)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
    }
    return high
  }
}
