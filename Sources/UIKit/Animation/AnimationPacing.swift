/// The timing curve that related animations share. It can be replaced while they run.
@MainActor
final class AnimationPacing {
  /// The curve from the old to the new value.
  enum Curve {
    case timing(CAMediaTimingFunction)
    case spring(SpringCurve)
  }

  var curve: Curve
  /// Whether progress is proportional to time, as while a finger scrubs.
  var isLinear = false

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
    switch curve {
    case .timing(let function): return function.curve.y(at: time / duration)
    // Ends at exactly 1: at its duration, a spring is within a thousandth of it.
    case .spring(let spring): return time >= duration ? 1 : spring.value(at: time)
    }
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
