import CPixbuf

/// Silences warnings of gdk-pixbuf about its own loaders, which damaged files cause. ``ImageDecodingError`` reports the
/// same.
enum PixbufWarnings {
  /// Installs a handler for messages of gdk-pixbuf, once. Other messages reach the default handler.
  static func silence() { _ = handler }

  private static let handler = g_log_set_handler(
    "GdkPixbuf", G_LOG_LEVEL_WARNING,
    { domain, level, message, context in
      if let message, String(cString: message).hasPrefix("Bug!") { return }
      g_log_default_handler(domain, level, message, context)
    }, nil)
}
