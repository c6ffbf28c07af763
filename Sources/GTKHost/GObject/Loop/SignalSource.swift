import CGTK4

/// Calls a closure in the main loop when the process receives a signal of Unix, as long as this object lives.
@MainActor
final class SignalSource {
  private let identifier: guint

  init(_ signal: Int32, action: @escaping () -> Void) {
    let callback = Callback {
      action()
      return true
    }
    identifier = g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, signal, { data in Callback.call(data) }, callback.retained, Callback.release)
  }

  isolated deinit { g_source_remove(identifier) }
}
