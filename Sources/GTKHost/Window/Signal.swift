import CGTK4

/// What a signal's closure is kept in, from the connection until the object goes.
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

/// Calls a closure whenever an object emits a signal that has no arguments of its own, or a property's
/// `notify`.
@MainActor
func connect<Object>(_ object: UnsafeMutablePointer<Object>, _ signal: String, _ action: @escaping () -> Void)
{
  connect(UnsafeMutableRawPointer(object), signal, action)
}

/// Calls a closure whenever an object emits a signal that has no arguments of its own, or a property's
/// `notify`.
@MainActor
func connect(_ object: OpaquePointer, _ signal: String, _ action: @escaping () -> Void) {
  connect(UnsafeMutableRawPointer(object), signal, action)
}

@MainActor
private func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ action: @escaping () -> Void) {
  // The handler's last argument is the data, whose place depends on the signal; swapped, it comes first.
  let handler: @convention(c) (UnsafeMutableRawPointer) -> Void = { data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue().action() }
  }
  g_signal_connect_data(
    object, signal, unsafeBitCast(handler, to: GCallback.self),
    Unmanaged.passRetained(SignalHandler(action)).toOpaque(),
    { data, _ in data.map { Unmanaged<SignalHandler>.fromOpaque($0).release() } }, G_CONNECT_SWAPPED)
}

/// Hands every event that a `GtkEventControllerLegacy` sees to a closure, which returns whether it used it
/// up.
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
