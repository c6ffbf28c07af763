/// Runs the time of a transition to its end or its beginning, after the user has ended the gesture.
@MainActor
final class TransitionEnding: FrameClockParticipant {
  private let start: TimeInterval
  private let end: TimeInterval
  private let speed: Double
  private let clock: FrameClock
  private let step: (TimeInterval) -> Void
  private var completion: (() -> Void)?
  private var clockStart: TimeInterval?

  /// - Parameters:
  ///   - start: The time of the transition at which the user ended the gesture, in seconds.
  ///   - end: The time at which it ends, later or earlier.
  ///   - speed: Seconds of the transition per second. Invalid values and 0 are treated as 1.
  ///   - clock: The clock of the window.
  ///   - step: Receives the time in each frame.
  ///   - completion: Called at the end.
  init(
    from start: TimeInterval, to end: TimeInterval, speed: Double, on clock: FrameClock,
    step: @escaping (TimeInterval) -> Void, completion: @escaping () -> Void
  ) {
    (self.start, self.end, self.clock) = (start, end, clock)
    self.speed = speed > 0 && speed.isFinite ? speed : 1
    (self.step, self.completion) = (step, completion)
  }

  func begin() { clock.add(self) }

  func advance(with clock: FrameClock) -> Bool {
    let since = clockStart ?? clock.time
    clockStart = since
    let elapsed = (clock.time - since) * speed
    let isForward = end >= start
    let current = isForward ? min(end, start + elapsed) : max(end, start - elapsed)
    step(current)
    guard current == end else { return true }
    // After the layers have moved to the end.
    clock.performAfterTick {
      self.completion?()
      self.completion = nil
    }
    return false
  }
}
