/// The time that related animations share. It starts with the first frame, can be paused, set, and reversed.
///
/// The animations can run with several clocks, whose times have nothing in common: views without a window use that of
/// the host. The timeline then starts with the first frame of each clock.
@MainActor
final class AnimationTimeline {
  private enum State {
    case waiting
    /// Running: at each clock's time `since`, the local time is `origin`. It passes at the rate.
    case running(since: [Moment], origin: CFTimeInterval)
    case paused(at: CFTimeInterval)
  }

  private struct Moment {
    let clock: FrameClock
    let time: CFTimeInterval
  }

  private var state = State.waiting

  /// The seconds of local time in a second of a clock.
  private var rate = 1.0
  /// Whether the local time runs backwards.
  private(set) var isReversed = false
  /// Whether animations that have reached their end remain, because the time may go back.
  private(set) var isHeld = false

  /// Where the time is held: at the upper bound or, reversed, at the lower bound. Nil for nowhere.
  var limits: ClosedRange<CFTimeInterval>?
  /// Called when the time is held at a limit.
  var onLimit: () -> Void = {}

  /// Whether no frame has started the timeline yet.
  var isWaiting: Bool {
    if case .waiting = state { return true }
    return false
  }

  var isPaused: Bool {
    if case .paused = state { return true }
    return false
  }

  /// The local time in seconds at the current time of a clock. The first call starts a waiting timeline.
  func time(on clock: FrameClock) -> CFTimeInterval { time(at: clock.time, on: clock) }

  /// The local time in seconds at another time of a clock, such as that of a layer with a time of its own.
  func time(at clockTime: CFTimeInterval, on clock: FrameClock) -> CFTimeInterval {
    switch state {
    case .waiting:
      state = .running(since: [Moment(clock: clock, time: clockTime)], origin: 0)
      return 0
    case .running(let since, let origin):
      guard let moment = since.first(where: { $0.clock === clock }) else {
        state = .running(since: since + [Moment(clock: clock, time: clockTime)], origin: origin)
        return origin
      }
      let passed = (clockTime - moment.time) * rate
      return limited(isReversed ? origin - passed : origin + passed)
    case .paused(let time):
      return time
    }
  }

  private func limited(_ time: CFTimeInterval) -> CFTimeInterval {
    guard let limits, isReversed ? time <= limits.lowerBound : time >= limits.upperBound else { return time }
    let limit = isReversed ? limits.lowerBound : limits.upperBound
    hold(atOwn: limit)
    onLimit()
    return limit
  }

  /// Pauses at a local time in seconds. Animations that have reached their end then do end.
  func pause(atOwn time: CFTimeInterval) {
    state = .paused(at: time)
    isHeld = false
  }

  /// Pauses at a local time in seconds. Animations that have reached their end remain.
  func hold(atOwn time: CFTimeInterval) {
    state = .paused(at: time)
    isHeld = true
  }

  /// Resumes from the local time at which it was paused.
  ///
  /// - Parameters:
  ///   - rate: The seconds of local time in a second of a clock.
  ///   - clock: The clock at whose current time it resumes.
  func resume(rate: Double = 1, on clock: FrameClock) {
    guard case .paused(let time) = state else { return }
    self.rate = rate
    run(from: time, on: clock)
  }

  /// Reverses the direction at the current time of a clock.
  func setReversed(_ reversed: Bool, on clock: FrameClock) {
    guard reversed != isReversed else { return }
    let now = time(on: clock)
    isReversed = reversed
    if case .running = state { run(from: now, on: clock) }
  }

  private func run(from origin: CFTimeInterval, on clock: FrameClock) {
    isHeld = false
    state = .running(since: [Moment(clock: clock, time: clock.time)], origin: origin)
  }
}
