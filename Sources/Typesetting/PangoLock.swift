import CPango

/// The lock around everything that belongs to the one font map of the process.
///
/// Pango allows a font map, with its contexts, layouts and fonts, in one thread at a time; one map for all
/// threads keeps what fonts cost (faces, coverage, glyph extents) to once a process. The lock is recursive, as
/// a font may be released by code that holds it.
enum PangoLock {
  // A pointer to memory that is never freed, which GLib's own functions lock.
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
