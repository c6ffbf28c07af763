import CGTK4

/// Keeps the closure of a signal until the object is disposed.
@MainActor
private final class SignalHandler {
  let action: (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void
  init(_ action: @escaping (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void) { self.action = action }
}

extension GObjectReference {
  /// Calls a closure whenever the object emits a signal, or a property's `notify` signal.
  func connect(_ signal: String, _ action: @escaping () -> Void) {
    connect(signal, SignalHandler { _, _ in action() })
  }

  /// Calls a closure with the arguments of a signal whenever the object emits it.
  func connect(_ signal: String, _ action: @escaping (SignalArguments) -> Void) {
    connect(signal, SignalHandler { arguments, _ in action(arguments) })
  }

  /// Calls a closure with the arguments of a signal whenever the object emits it, and passes on what the closure returns.
  func connect<Result: SignalResult>(
    _ signal: String, returning action: @escaping (SignalArguments) -> Result
  ) {
    connect(
      signal,
      SignalHandler { arguments, result in
        let value = action(arguments)
        result.map { value.store(in: $0) }
      })
  }

  private func connect(_ signal: String, _ handler: SignalHandler) {
    let data = Unmanaged.passRetained(handler).toOpaque()
    guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data) else { return }
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      data.map { Unmanaged<SignalHandler>.fromOpaque($0).release() }
    }
    g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
      // GTK emits signals on the main thread. The pointers are valid during the call.
      nonisolated(unsafe) let (closure, result, values) = (closure, result, values)
      MainActor.assumeIsolated {
        guard let data = closure?.pointee.data, let values else { return }
        Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue()
          .action(SignalArguments(values: values), result)
      }
    }
    g_signal_connect_closure(raw, signal, closure, 0)
  }
}
