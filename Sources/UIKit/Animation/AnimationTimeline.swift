/// The time of animations that belong together: it starts with the first frame, can pause, be moved and run backwards.
@MainActor
final class AnimationTimeline {
  private enum State {
    case waiting
    /// Running: the clock's time at which the own time was, or will be, `origin`.
    case running(since: CFTimeInterval, origin: CFTimeInterval)
    case paused(at: CFTimeInterval)
  }

  private var state = State.waiting

  /// Whether the time runs backwards.
  private(set) var isReversed = false

  /// The own time in seconds at a time of the clock; asking starts a timeline that waits.
  func time(at clock: CFTimeInterval) -> CFTimeInterval {
    switch state {
    case .waiting:
      state = .running(since: clock, origin: 0)
      return 0
    case .running(let since, let origin):
      return origin + (isReversed ? since - clock : clock - since)
    case .paused(let time):
      return time
    }
  }

  /// Stops at the time that is now.
  func pause(at clock: CFTimeInterval) { state = .paused(at: time(at: clock)) }

  /// Stops at an own time in seconds.
  func pause(atOwn time: CFTimeInterval) { state = .paused(at: time) }

  /// Goes on from where it stopped.
  func resume(at clock: CFTimeInterval) {
    guard case .paused(let time) = state else { return }
    state = .running(since: clock, origin: time)
  }

  /// Turns round at the time that is now.
  func setReversed(_ reversed: Bool, at clock: CFTimeInterval) {
    guard reversed != isReversed else { return }
    let now = time(at: clock)
    isReversed = reversed
    if case .running = state { state = .running(since: clock, origin: now) }
  }
}
