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
  /// Waits for the time of the next step; nil if none follows.
  private var waiting: Task<Void, any Error>?

  deinit { waiting?.cancel() }

  /// Whether another step may follow.
  var isWaiting: Bool { waiting != nil }

  /// Begins the time without activity again. Costs nothing, so that it can be called for every event.
  func restart() {
    isActive = true
    if waiting == nil { wait(for: Self.delay) }
  }

  private func wait(for interval: TimeInterval) {
    // Not a `Timer`, which Foundation on Linux does not free.
    waiting = Task { [weak self] in
      try await Task.sleep(for: .seconds(interval))
      self?.timeDidPass()
    }
  }

  /// Performs a step, or waits again if there was activity.
  func timeDidPass() {
    waiting?.cancel()
    waiting = nil
    if isActive {
      isActive = false
      wait(for: Self.delay)
    } else if onRelease?() == false {
      wait(for: Self.interval)
    }
  }
}
