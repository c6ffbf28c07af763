import CPixbuf

/// Silences messages of gdk-pixbuf about its own loaders, which damaged files cause. ``ImageDecodingError`` reports the
/// same.
enum PixbufWarnings {
  /// Installs a handler for messages of gdk-pixbuf, once. Other messages reach the default handler.
  static func silence() { _ = handler }

  /// “Bug! loader … didn't set an error on failure.”, and a check of the size of a picture without pixels.
  private static let silenced = ["Bug! loader", "gdk_pixbuf_calculate_rowstride: assertion"]

  private static let handler = g_log_set_handler(
    "GdkPixbuf", GLogLevelFlags(rawValue: G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue),
    { domain, level, message, context in
      let text = message.map { String(cString: $0) } ?? ""
      if PixbufWarnings.silenced.contains(where: { text.hasPrefix($0) }) { return }
      g_log_default_handler(domain, level, message, context)
    }, nil)
}
