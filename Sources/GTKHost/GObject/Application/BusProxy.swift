import CGTK4

/// A `GDBusProxy`: the properties of an object of another program. It has the signal `g-properties-changed`.
final class BusProxy: GObjectReference {
  /// Makes a proxy. `receive` is called later, unless that fails.
  static func make(
    of interface: String, name: String, path: String, on bus: Bus, then receive: @escaping (BusProxy) -> Void
  ) {
    let answer = AsyncAnswer { result in
      if let proxy = g_dbus_proxy_new_finish(result, nil) { receive(BusProxy(owning: proxy)) }
    }
    g_dbus_proxy_new(
      bus.opaque, G_DBUS_PROXY_FLAGS_NONE, nil, name, path, interface, nil, AsyncAnswer.callback,
      answer.retained)
  }

  /// Whether a property is true; false if it is missing, or no truth value.
  func isSet(_ property: String) -> Bool {
    guard let value = g_dbus_proxy_get_cached_property(pointer(), property) else { return false }
    defer { g_variant_unref(value) }
    return String(cString: g_variant_get_type_string(value)) == "b" && g_variant_get_boolean(value) != 0
  }
}
