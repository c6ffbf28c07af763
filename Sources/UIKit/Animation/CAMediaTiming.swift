/// Timing properties of an animation.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The start, in seconds of the parent's time. With 0, the animation starts when it is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed of the local time, relative to the parent's time.
  var speed: Float { get set }
  /// The local time at which the animation starts, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs. 0 is treated as 1.
  var repeatCount: Float { get set }
  /// The total duration of all runs, in seconds. 0 uses `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every run also plays in reverse.
  var autoreverses: Bool { get set }
  /// What the animation shows before its start and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The phase of an animation at a time.
enum MediaTimingPhase: Equatable {
  case before
  /// During a run. The first value is the time in the run, in seconds from 0 to the duration; the second is the number of
  /// runs before it. A run that also plays in reverse is one.
  case during(CFTimeInterval, run: Int)
  /// After the last run. The values are those at its end.
  case after(CFTimeInterval, run: Int)
}

extension CAMediaTiming {
  /// The duration of all runs together, in seconds of local time.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let runs = repeatCount > 0 ? CFTimeInterval(repeatCount) : 1
    return max(0, duration) * runs * (autoreverses ? 2 : 1)
  }

  /// The local time at a time in seconds since the start.
  func localTime(at elapsed: CFTimeInterval) -> CFTimeInterval {
    elapsed * CFTimeInterval(speed) + timeOffset
  }

  /// The phase at a time in seconds since the start.
  func phase(at elapsed: CFTimeInterval) -> MediaTimingPhase {
    let time = localTime(at: elapsed)
    if time < 0 { return .before }
    if time >= activeDuration {
      let (inRun, run) = timeInRun(at: activeDuration, atEnd: true)
      return .after(inRun, run: run)
    }
    let (inRun, run) = timeInRun(at: time, atEnd: false)
    return .during(inRun, run: run)
  }

  private func timeInRun(at time: CFTimeInterval, atEnd: Bool) -> (time: CFTimeInterval, run: Int) {
    guard duration > 0, time.isFinite else { return (max(0, duration), 0) }
    var part = (time / duration).rounded(.down)
    var inRun = time - part * duration
    // The end of the last run belongs to that run, because no run follows.
    if atEnd, inRun < duration * 1e-9, part > 0 { (part, inRun) = (part - 1, duration) }
    let count = Int(min(part, 1e15))
    let isReversed = autoreverses && count % 2 == 1
    return (isReversed ? duration - inRun : inRun, autoreverses ? count / 2 : count)
  }
}
