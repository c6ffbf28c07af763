// For mallopt, which Swift's module of glibc leaves out.
import CGTK4

extension DesktopLoop {
  /// Chooses how glibc allocates memory for a program that keeps many pictures. Has no effect on threads that exist, and
  /// none in a program with another malloc.
  ///
  /// - All threads share one arena. Threads allocate what they decode, and the main thread frees it. With an arena for each
  ///   thread, what was freed in one is not used again by the others (mallopt(3)).
  /// - GSK allocates a surface as large as what changed for each frame, and frees it afterwards. The surface of the next
  ///   frame has the same memory: the system takes longer to provide a thousand new pages than GSK to draw on them. Pixels
  ///   of pictures are not there (``PixelPool``).
  static func configureMalloc() {
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_MMAP_THRESHOLD, frameByteCount)
    mallopt(M_TRIM_THRESHOLD, frameByteCount)
  }

  /// The size of the surface of a frame of 2,560 × 1,600 pixels, in bytes.
  private static let frameByteCount: Int32 = 16 << 20
}
