import Foundation

/// Releases memory in steps while the user does nothing. After the last step, nothing more happens.
@MainActor
final class MemoryRelease {
  /// The minimum time without activity before the first step, in seconds. It can be twice as long.
  private static let delay: TimeInterval = 10
  /// The time between two steps, in seconds.
  private static let interval: TimeInterval = 3

  /// Performs a step, and returns whether it was the last one.
  var onRelease: (() -> Bool)?

  private var isActive = false
  private var timer: Timer?

  isolated deinit { timer?.invalidate() }

  /// Whether another step may follow.
  var isWaiting: Bool { timer != nil }

  /// Begins the time without activity again. Costs nothing, so that it can be called for every event.
  func restart() {
    isActive = true
    if timer == nil { wait(for: Self.delay) }
  }

  private func wait(for interval: TimeInterval) {
    // Not `Timer(timeInterval:)`, which Foundation on Linux fires at once.
    let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: 0, repeats: false) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.timerDidFire() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Performs a step, or waits again if there was activity.
  func timerDidFire() {
    timer?.invalidate()
    timer = nil
    if isActive {
      isActive = false
      wait(for: Self.delay)
    } else if onRelease?() == false {
      wait(for: Self.interval)
    }
  }
}
