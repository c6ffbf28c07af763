import CGTK4

/// A `GApplication` that answers requests on the session bus. It has the signals `activate` and `open`.
final class ServiceApplication: GObjectReference {
  convenience init(identifier: String) {
    self.init(owning: g_object_new_with_properties(Self.type, 0, nil, nil)!)
    g_application_set_application_id(pointer(), identifier)
    g_application_set_flags(
      pointer(),
      GApplicationFlags(rawValue: G_APPLICATION_IS_SERVICE.rawValue | G_APPLICATION_HANDLES_OPEN.rawValue))
  }

  /// Answers requests until nothing holds the service, and returns the exit status for the process.
  func run() -> Int32 { g_application_run(pointer(), 0, nil) }

  /// Keeps the service running until ``release()``.
  func hold() { g_application_hold(pointer()) }

  func release() { g_application_release(pointer()) }

  /// A text that the desktop sent with the request that is being answered; nil if there is none.
  func platformText(for key: String) -> String? {
    guard let data = Self.platformData, let value = g_variant_lookup_value(data, key, nil) else { return nil }
    defer { g_variant_unref(value) }
    guard String(cString: g_variant_get_type_string(value)) == "s" else { return nil }
    return String(cString: g_variant_get_string(value, nil))
  }

  // MARK: - The GObject class

  /// What the desktop sent with the request that is being answered.
  private static var platformData: OpaquePointer?

  /// A `GApplication` that keeps what the desktop sends with a request, while it is answered.
  private static let type: GType = g_type_register_static_simple(
    g_application_get_type(), "OpenCollectionViewService", guint(MemoryLayout<GApplicationClass>.size),
    { classPointer, _ in
      let applicationClass = classPointer?.assumingMemoryBound(to: GApplicationClass.self)
      // GLib calls applications on the main thread. The pointers are valid until `after_emit`.
      applicationClass?.pointee.before_emit = { _, data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { ServiceApplication.platformData = data }
      }
      applicationClass?.pointee.after_emit = { _, _ in
        MainActor.assumeIsolated { ServiceApplication.platformData = nil }
      }
    }, guint(MemoryLayout<GApplication>.size), nil, GTypeFlags(rawValue: 0))
}
