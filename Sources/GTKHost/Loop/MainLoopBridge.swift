import CGTK4
import Foundation

/// Runs what belongs to Swift's main thread inside GLib's main loop: `DispatchQueue.main` and with it the
/// main actor, `RunLoop.main` and its timers.
///
/// The loop has to be run from a synchronous `main`. In an `async` one the main thread is already inside the
/// main queue, which then does not begin anything else.
@MainActor
public final class MainLoopBridge {
  /// The bridge of the program.
  public static let shared = MainLoopBridge()

  /// Called after the loop has waited, before anything that woke it up is done.
  var onWakeUp: (() -> Void)?
  /// Called when everything at hand is done and the loop is about to wait.
  var onIdle: (() -> Void)?

  private var isAttached = false
  /// Whether nothing was done since `RunLoop.main` and `onIdle` had their turn.
  private var isSettled = false
  private var nextTimer = Date.distantFuture

  private init() {}

  /// Begins to serve Swift's main thread whenever GLib's main loop runs on it. Further calls do nothing.
  public func attach() {
    guard !isAttached else { return }
    isAttached = true
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { descriptor, _, _ in
        // The counter stays readable until it is read.
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
    let source = g_source_new(Self.functions, guint(MemoryLayout<GSource>.size))
    g_source_attach(source, nil)
    g_source_unref(source)
    // What was queued before anybody listened left its mark in the counter, but timers did not.
    isSettled = false
  }

  /// GLib asks before it waits and after, and lets the source act when it says that it is ready. It is ready
  /// once after anything else was done: so `RunLoop.main` and `onIdle` see every change, however it came
  /// about, before the loop waits.
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

  /// How many milliseconds the loop may wait, −1 for as long as it likes; nil if there is something to be
  /// done first.
  private func prepare() -> gint? {
    guard isSettled else { return nil }
    isSettled = false
    let seconds = nextTimer.timeIntervalSinceNow
    return seconds > 1e6 ? -1 : gint((max(0, seconds) * 1000).rounded(.up))
  }

  private func settle() {
    // Fires what is due and tells when the next timer is; nil where there is nothing at all.
    nextTimer = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
    onIdle?()
    isSettled = true
  }
}
