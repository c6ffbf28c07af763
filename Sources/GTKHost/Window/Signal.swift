import CGTK4

/// Keeps the closure of a signal until the object is finalized.
@MainActor
private final class SignalHandler {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}

@MainActor
private final class EventHandler {
  let action: (OpaquePointer) -> Bool
  init(_ action: @escaping (OpaquePointer) -> Bool) { self.action = action }
}

/// Calls a closure whenever an object emits a signal without arguments, or a property's `notify` signal.
@MainActor
func connect<Object>(_ object: UnsafeMutablePointer<Object>, _ signal: String, _ action: @escaping () -> Void)
{
  connect(UnsafeMutableRawPointer(object), signal, action)
}

/// Calls a closure whenever an object emits a signal without arguments, or a property's `notify` signal.
@MainActor
func connect(_ object: OpaquePointer, _ signal: String, _ action: @escaping () -> Void) {
  connect(UnsafeMutableRawPointer(object), signal, action)
}

@MainActor
private func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ action: @escaping () -> Void) {
  // The data is the last argument of a handler, so its position depends on the signal. Swapped, it comes first.
  let handler: @convention(c) (UnsafeMutableRawPointer) -> Void = { data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue().action() }
  }
  g_signal_connect_data(
    object, signal, unsafeBitCast(handler, to: GCallback.self),
    Unmanaged.passRetained(SignalHandler(action)).toOpaque(),
    { data, _ in data.map { Unmanaged<SignalHandler>.fromOpaque($0).release() } }, G_CONNECT_SWAPPED)
}

/// Calls a closure with every event of a `GtkEventControllerLegacy`. The closure returns whether it handled the event.
@MainActor
func connectEvent(_ controller: OpaquePointer?, _ action: @escaping (OpaquePointer) -> Bool) {
  guard let controller else { return }
  let handler: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer) -> gboolean = {
    _, event, data in
    nonisolated(unsafe) let (event, data) = (event, data)
    return MainActor.assumeIsolated {
      guard let event else { return 0 }
      return Unmanaged<EventHandler>.fromOpaque(data).takeUnretainedValue().action(event) ? 1 : 0
    }
  }
  g_signal_connect_data(
    UnsafeMutableRawPointer(controller), "event", unsafeBitCast(handler, to: GCallback.self),
    Unmanaged.passRetained(EventHandler(action)).toOpaque(),
    { data, _ in data.map { Unmanaged<EventHandler>.fromOpaque($0).release() } }, GConnectFlags(rawValue: 0))
}
