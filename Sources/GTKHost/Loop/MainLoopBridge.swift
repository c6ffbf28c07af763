import CGTK4
import Foundation

/// Runs the work of Swift's main thread inside GLib's main loop: `DispatchQueue.main` with the main actor, and
/// `RunLoop.main` with its timers.
///
/// Run the loop from a synchronous `main`. In an `async` main, the main thread is already executing the main queue,
/// which then starts no other work.
@MainActor
public final class MainLoopBridge {
  /// The shared bridge of the program.
  public static let shared = MainLoopBridge()

  /// Called after the loop has waited, before the sources that woke it are dispatched.
  var onWakeUp: (() -> Void)?
  /// Returns the time at which the loop wakes up at the latest, in seconds of GLib's monotonic time. Nil for no limit.
  var wakeUpTime: (() -> Double?)?
  /// Called when no work is left and the loop is about to wait.
  var onIdle: (() -> Void)?

  private var isAttached = false
  /// Whether no work has been done since `RunLoop.main` and `onIdle` ran.
  private var isSettled = false
  private var nextTimer = Date.distantFuture

  private init() {}

  /// Attaches the bridge to GLib's main loop. Further calls have no effect.
  public func attach() {
    guard !isAttached else { return }
    isAttached = true
    let counter = _dispatch_get_main_queue_handle_4CF()
    LoopSource.watch(counter) {
      // The file descriptor stays readable until the counter is read.
      var count: UInt64 = 0
      _ = read(counter, &count, MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
    }
    // The source is ready once after any other work, so `RunLoop.main` and `onIdle` run before the loop waits.
    LoopSource(
      prepare: { [self] in prepare() }, wakeUp: { [self] in onWakeUp?() }, dispatch: { [self] in settle() }
    ).attach()
    // Work queued earlier has already set the counter, but timers have not.
    isSettled = false
  }

  /// The maximum time to wait, in milliseconds; −1 for no limit, nil if there is work to do first.
  private func prepare() -> Int32? {
    guard isSettled else { return nil }
    isSettled = false
    let untilWakeUp = wakeUpTime?().map { $0 - Double(g_get_monotonic_time()) / 1e6 }
    let seconds = min(nextTimer.timeIntervalSinceNow, untilWakeUp ?? .infinity)
    return seconds > 1e6 ? -1 : Int32((max(0, seconds) * 1000).rounded(.up))
  }

  private func settle() {
    // Fires the due timers and returns the date of the next one; nil if there is none.
    nextTimer = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
    onIdle?()
    isSettled = true
  }
}
