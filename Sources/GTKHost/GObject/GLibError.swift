import CGTK4

/// The error of a function of GLib.
struct GLibError: Error {
  /// What happened, for the user; nil if the function did not say.
  let message: String?
  /// Whether the function is not supported for the file (`G_IO_ERROR_NOT_SUPPORTED`).
  let isNotSupported: Bool

  /// Calls a function that returns whether it succeeded, and throws its error.
  static func check(
    _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean
  ) throws(GLibError) {
    var error: UnsafeMutablePointer<GError>?
    guard call(&error) == 0 else { return }
    defer { g_clear_error(&error) }
    throw GLibError(
      message: error.map { String(cString: $0.pointee.message) },
      isNotSupported: g_error_matches(error, g_io_error_quark(), Int32(G_IO_ERROR_NOT_SUPPORTED.rawValue))
        != 0)
  }
}
