/// The time that related animations share. It starts with the first frame, can be paused, set, and reversed.
@MainActor
final class AnimationTimeline {
  private enum State {
    case waiting
    /// Running: at clock time `since`, the local time is `origin`.
    case running(since: CFTimeInterval, origin: CFTimeInterval)
    case paused(at: CFTimeInterval)
  }

  private var state = State.waiting

  /// Whether the local time runs backwards.
  private(set) var isReversed = false

  /// The local time in seconds at a clock time. The first call starts a waiting timeline.
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

  /// Pauses at the current time.
  func pause(at clock: CFTimeInterval) { state = .paused(at: time(at: clock)) }

  /// Pauses at a local time in seconds.
  func pause(atOwn time: CFTimeInterval) { state = .paused(at: time) }

  /// Resumes from the local time at which it was paused.
  func resume(at clock: CFTimeInterval) {
    guard case .paused(let time) = state else { return }
    state = .running(since: clock, origin: time)
  }

  /// Reverses the direction at the current time.
  func setReversed(_ reversed: Bool, at clock: CFTimeInterval) {
    guard reversed != isReversed else { return }
    let now = time(at: clock)
    isReversed = reversed
    if case .running = state { state = .running(since: clock, origin: now) }
  }
}
