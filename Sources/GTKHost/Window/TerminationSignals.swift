import Foundation

/// Calls a closure in the main loop when the process is asked to end: by `kill`, Ctrl+C in the terminal, or the end of
/// the session.
@MainActor
final class TerminationSignals {
  private let sources: [SignalSource]

  /// Starts to handle the signals.
  init(_ action: @escaping () -> Void) {
    let signals = [SIGTERM, SIGINT, SIGHUP]
    // The parent process may have blocked them. Blocked signals would wait until the window is closed.
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    sources = signals.map { SignalSource($0, action: action) }
  }
}
