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

@MainActor
private final class RangeHandler {
  let action: (GtkScrollType, Double) -> Bool
  init(_ action: @escaping (GtkScrollType, Double) -> Bool) { self.action = action }
}

/// Calls a closure when the user moves a `GtkRange`, with the kind of movement and the value it leads to. The closure
/// returns whether it handled the movement.
@MainActor
func connectMovement(
  of range: UnsafeMutablePointer<GtkRange>, _ action: @escaping (GtkScrollType, Double) -> Bool
) {
  let handler: @convention(c) (OpaquePointer?, GtkScrollType, gdouble, UnsafeMutableRawPointer) -> gboolean =
    {
      _, movement, value, data in
      nonisolated(unsafe) let data = data
      return MainActor.assumeIsolated {
        Unmanaged<RangeHandler>.fromOpaque(data).takeUnretainedValue().action(movement, value) ? 1 : 0
      }
    }
  g_signal_connect_data(
    UnsafeMutableRawPointer(range), "change-value", unsafeBitCast(handler, to: GCallback.self),
    Unmanaged.passRetained(RangeHandler(action)).toOpaque(),
    { data, _ in data.map { Unmanaged<RangeHandler>.fromOpaque($0).release() } }, GConnectFlags(rawValue: 0))
}

@MainActor
private final class LocationHandler {
  let action: (_ x: Double, _ y: Double) -> Void
  init(_ action: @escaping (Double, Double) -> Void) { self.action = action }
}

/// Calls a closure with the location of the pointer whenever a `GtkEventControllerMotion` emits `motion` or `enter`.
@MainActor
func connectMotion(_ controller: OpaquePointer, _ action: @escaping (_ x: Double, _ y: Double) -> Void) {
  let handler: @convention(c) (OpaquePointer?, gdouble, gdouble, UnsafeMutableRawPointer) -> Void = {
    _, x, y, data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated {
      Unmanaged<LocationHandler>.fromOpaque(data).takeUnretainedValue().action(x, y)
    }
  }
  for signal in ["motion", "enter"] {
    g_signal_connect_data(
      UnsafeMutableRawPointer(controller), signal, unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passRetained(LocationHandler(action)).toOpaque(),
      { data, _ in data.map { Unmanaged<LocationHandler>.fromOpaque($0).release() } },
      GConnectFlags(rawValue: 0))
  }
}
