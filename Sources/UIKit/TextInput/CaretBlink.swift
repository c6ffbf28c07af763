/// Blinks a caret, by the clock of the frames.
///
/// It stays visible for half a second after each key. After ten seconds without one it no longer blinks, so that a window in
/// which nothing happens needs no frames.
@MainActor
final class CaretBlink {
  static let halfPeriod: CFTimeInterval = 0.5
  static let timeout: CFTimeInterval = 10

  private let caret: UIView
  private var deadline: FrameClock.Deadline?
  private var end: CFTimeInterval = 0

  init(_ caret: UIView) { self.caret = caret }

  isolated deinit { deadline?.cancel() }

  /// Shows the caret, and begins to blink.
  func restart() {
    stop()
    caret.isHidden = false
    end = caret.motionClock.time + Self.timeout
    schedule()
  }

  /// Hides the caret.
  func stop() {
    deadline?.cancel()
    deadline = nil
    caret.isHidden = true
  }

  private func schedule() {
    let clock = caret.motionClock
    deadline = clock.schedule(at: clock.time + Self.halfPeriod) { [weak self] in self?.toggle() }
  }

  private func toggle() {
    if caret.motionClock.time >= end {
      caret.isHidden = false
      deadline = nil
    } else {
      caret.isHidden.toggle()
      schedule()
    }
  }
}
