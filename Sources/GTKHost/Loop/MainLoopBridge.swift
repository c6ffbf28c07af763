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
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { descriptor, _, _ in
        // The file descriptor stays readable until the counter is read.
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
    let source = g_source_new(Self.functions, guint(MemoryLayout<GSource>.size))
    g_source_attach(source, nil)
    g_source_unref(source)
    // Work queued earlier has already set the counter, but timers have not.
    isSettled = false
  }

  /// GLib calls `prepare` before it waits, `check` after it waited, and `dispatch` if the source is ready.
  ///
  /// The source is ready once after any other work, so `RunLoop.main` and `onIdle` run before the loop waits.
  private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(
      to: GSourceFuncs(
        prepare: { _, timeout in
          let wait = MainActor.assumeIsolated { MainLoopBridge.shared.prepare() }
          timeout?.pointee = wait ?? 0
          return wait == nil ? 1 : 0
        },
        check: { _ in
          MainActor.assumeIsolated { MainLoopBridge.shared.onWakeUp?() }
          return 0
        },
        dispatch: { _, _, _ in
          MainActor.assumeIsolated { MainLoopBridge.shared.settle() }
          return 1
        },
        finalize: nil, closure_callback: nil, closure_marshal: nil))
    return functions
  }()

  /// The maximum time to wait, in milliseconds; −1 for no limit, nil if there is work to do first.
  private func prepare() -> gint? {
    guard isSettled else { return nil }
    isSettled = false
    let seconds = nextTimer.timeIntervalSinceNow
    return seconds > 1e6 ? -1 : gint((max(0, seconds) * 1000).rounded(.up))
  }

  private func settle() {
    // Fires the due timers and returns the date of the next one; nil if there is none.
    nextTimer = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
    onIdle?()
    isSettled = true
  }
}
