/// The time that related animations share. It starts with the first frame, can be paused, set, and reversed.
///
/// The animations can run with several clocks, whose times have nothing in common: views without a window use that of
/// the host. The timeline then starts with the first frame of each clock.
@MainActor
final class AnimationTimeline {
  private enum State {
    case waiting
    /// Running: at each clock's time `since`, the local time is `origin`.
    case running(since: [Moment], origin: CFTimeInterval)
    case paused(at: CFTimeInterval)
  }

  private struct Moment {
    let clock: FrameClock
    let time: CFTimeInterval
  }

  private var state = State.waiting

  /// Whether the local time runs backwards.
  private(set) var isReversed = false

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
      return origin + (isReversed ? moment.time - clockTime : clockTime - moment.time)
    case .paused(let time):
      return time
    }
  }

  /// Pauses at the current time of a clock.
  func pause(on clock: FrameClock) { state = .paused(at: time(on: clock)) }

  /// Pauses at a local time in seconds.
  func pause(atOwn time: CFTimeInterval) { state = .paused(at: time) }

  /// Resumes from the local time at which it was paused.
  func resume(on clock: FrameClock) {
    guard case .paused(let time) = state else { return }
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
    state = .running(since: [Moment(clock: clock, time: clock.time)], origin: origin)
  }
}
