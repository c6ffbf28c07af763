import CGTK4

/// How the C library allocates blocks of memory for pixels.
@MainActor
enum PixelMemory {
  /// The size from which a block has pages of its own, in bytes: that of a thumbnail of 92 × 92 pixels. zlib's window of
  /// 32 KiB, which every decoder of a PNG file allocates for a millisecond, is smaller.
  private static let blockSize: Int32 = 33 << 10
  /// The maximum size that may have pages in common with others, in bytes (mallopt(3)).
  private static let maximumSize: Int32 = 32 << 20
  private static var isPrepared = false

  /// Whether pixels get pages of their own, which return to the system with the picture. Among small objects, a few that
  /// stay would keep the room of many pictures.
  ///
  /// While no picture is decoded, set this to false: GSK allocates a surface as large as what changed for each frame, and
  /// frees it afterwards. The system takes longer to provide a thousand new pages than GSK to draw on them.
  static var hasOwnPages = true {
    didSet { if isPrepared, hasOwnPages != oldValue { apply() } }
  }

  /// Gives pixels pages of their own. Has no effect on memory that is allocated already.
  static func prepare() {
    isPrepared = true
    // The surfaces of a frame stay there until unused memory is released.
    mallopt(M_TRIM_THRESHOLD, 16 << 20)
    apply()
  }

  private static func apply() { mallopt(M_MMAP_THRESHOLD, hasOwnPages ? blockSize : maximumSize) }
}
