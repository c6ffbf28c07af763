/// Anything with a time of its own: animations.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds of the time around it; 0 for when it is added.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How much faster its time runs than the time around it.
  var speed: Float { get set }
  /// The place in its own time where it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; 0 counts as once.
  var repeatCount: Float { get set }
  /// How long it repeats, in seconds; 0 for as often as `repeatCount` says.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run goes back the way it came.
  var autoreverses: Bool { get set }
  /// What it shows before it begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What a time says about an animation.
enum MediaTimingPhase: Equatable {
  case before
  /// During a run; the time in it, in seconds from 0 to the duration.
  case during(CFTimeInterval)
  /// After the last run; the time in it when it ended.
  case after(CFTimeInterval)
}

extension CAMediaTiming {
  /// How long all runs take together, in seconds of its own time.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let runs = repeatCount > 0 ? CFTimeInterval(repeatCount) : 1
    return max(0, duration) * runs * (autoreverses ? 2 : 1)
  }

  /// Where its own time stands, in seconds since it began.
  func phase(at elapsed: CFTimeInterval) -> MediaTimingPhase {
    let time = elapsed * CFTimeInterval(speed) + timeOffset
    if time < 0 { return .before }
    if time >= activeDuration { return .after(timeInRun(at: activeDuration, atEnd: true)) }
    return .during(timeInRun(at: time, atEnd: false))
  }

  private func timeInRun(at time: CFTimeInterval, atEnd: Bool) -> CFTimeInterval {
    guard duration > 0, time.isFinite else { return max(0, duration) }
    var run = (time / duration).rounded(.down)
    var inRun = time - run * duration
    // The very end belongs to the run that ends there, not to one that never begins.
    if atEnd, inRun < duration * 1e-9, run > 0 { (run, inRun) = (run - 1, duration) }
    let isReversed = autoreverses && Int64(min(run, 1e15)) % 2 == 1
    return isReversed ? duration - inRun : inRun
  }
}
