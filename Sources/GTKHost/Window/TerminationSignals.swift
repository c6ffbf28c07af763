import CGTK4
import Foundation

/// Calls a closure in the main loop when the process is asked to end: by `kill`, Ctrl+C in the terminal, or the end of
/// the session.
@MainActor
final class TerminationSignals {
  private let action: () -> Void
  private var sources: [guint] = []

  /// Starts to handle the signals.
  init(_ action: @escaping () -> Void) {
    self.action = action
    let signals = [SIGTERM, SIGINT, SIGHUP]
    // The parent process may have blocked them. Blocked signals would wait until the window is closed.
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    sources = signals.map { signal in
      g_unix_signal_add_full(
        G_PRIORITY_DEFAULT, signal,
        { data in
          // GLib calls sources on the main thread. The pointer is valid until the source is removed.
          nonisolated(unsafe) let data = data
          MainActor.assumeIsolated {
            guard let data else { return }
            Unmanaged<TerminationSignals>.fromOpaque(data).takeUnretainedValue().action()
          }
          return 1
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }
  }

  isolated deinit { for source in sources { g_source_remove(source) } }
}
