import CPango

/// The lock for everything that belongs to the font map of the process.
///
/// Pango allows a font map, with its contexts, layouts and fonts, in one thread at a time. With one map for all
/// threads, fonts (faces, coverage, glyph extents) are loaded once per process. The lock is recursive, because a font
/// can be released by code that holds it.
enum PangoLock {
  // A pointer to memory that is never freed. GLib's functions lock and unlock it.
  nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<GRecMutex> = {
    let mutex = UnsafeMutablePointer<GRecMutex>.allocate(capacity: 1)
    g_rec_mutex_init(mutex)
    return mutex
  }()

  /// Calls `body` while no other thread is inside.
  static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    g_rec_mutex_lock(mutex)
    defer { g_rec_mutex_unlock(mutex) }
    return try body()
  }
}
