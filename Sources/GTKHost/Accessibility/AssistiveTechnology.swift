import CGTK4

/// Observes whether assistive technology is in use: whether the desktop asks programs for their elements.
///
/// Technology sets the property `IsEnabled` of `org.a11y.Status` on the session bus; a screen reader also sets
/// `ScreenReaderEnabled`. Without a bus, there is none.
@MainActor
final class AssistiveTechnology {
  /// Whether technology asks for elements.
  private(set) var isPresent = false
  /// Whether a screen reader reads.
  private(set) var isReading = false
  /// Called when one of them changed.
  var onChange: (() -> Void)?

  private var proxy: UnsafeMutablePointer<GDBusProxy>?

  /// Begins to observe.
  ///
  /// - Parameter bus: The session bus, a `GDBusConnection`; nil if there is none.
  init(on bus: OpaquePointer?) {
    guard let bus else { return }
    let answer = AsyncAnswer { [weak self] result in
      guard let proxy = g_dbus_proxy_new_finish(result, nil) else { return }
      guard let self else { return g_object_unref(proxy) }
      self.proxy = proxy
      connect(proxy, "g-properties-changed") { [weak self] in self?.read() }
      read()
    }
    g_dbus_proxy_new(
      bus, G_DBUS_PROXY_FLAGS_NONE, nil, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", nil,
      AsyncAnswer.callback, answer.retained)
  }

  isolated deinit { proxy.map { g_object_unref($0) } }

  private func read() {
    let (wasPresent, wasReading) = (isPresent, isReading)
    isReading = isSet("ScreenReaderEnabled")
    isPresent = isReading || isSet("IsEnabled")
    if (wasPresent, wasReading) != (isPresent, isReading) { onChange?() }
  }

  private func isSet(_ property: String) -> Bool {
    guard let value = g_dbus_proxy_get_cached_property(proxy, property) else { return false }
    defer { g_variant_unref(value) }
    return String(cString: g_variant_get_type_string(value)) == "b" && g_variant_get_boolean(value) != 0
  }
}
