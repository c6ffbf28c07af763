import CGTK4

/// How the C library allocates blocks of memory for pixels.
@MainActor
enum PixelMemory {
  /// The size from which a block has pages of its own, in bytes: that of a thumbnail of 92 × 92 pixels. zlib's window of
  /// 32 KiB, which every decoder of a PNG file allocates for a millisecond, is smaller.
  private static let blockSize: Int32 = 33 << 10
  /// The maximum size that may have pages in common with others, in bytes (mallopt(3)).
  private static let maximumSize: Int32 = 32 << 20
  /// Whether pixels have pages of their own.
  private(set) static var hasOwnPages = false

  /// Gives pixels pages of their own, which return to the system when the picture is released. Among small objects, a few
  /// that stay would keep the room of many pictures.
  static func useOwnPages() {
    mallopt(M_MMAP_THRESHOLD, blockSize)
    // A freed block at the end of the small objects stays there until unused memory is released.
    mallopt(M_TRIM_THRESHOLD, maximumSize)
    hasOwnPages = true
  }

  /// Allocates a block among the small objects, of any content; nil if it is too large, or memory is insufficient.
  static func allocateAmongSmallObjects(byteCount: Int) -> UnsafeMutablePointer<UInt8>? {
    guard byteCount < maximumSize else { return nil }
    // The allocator takes free memory of any size before it asks the system.
    let block = malloc(byteCount)
    if let block, isAmongSmallObjects(block.assumingMemoryBound(to: UInt8.self)) {
      return block.assumingMemoryBound(to: UInt8.self)
    }
    free(block)
    // Rarely: meanwhile, other threads allocate pixels there, too.
    mallopt(M_MMAP_THRESHOLD, maximumSize)
    defer { mallopt(M_MMAP_THRESHOLD, blockSize) }
    return malloc(byteCount)?.assumingMemoryBound(to: UInt8.self)
  }

  /// Whether a block is before the end of the data segment, where small objects are. Blocks with pages of their own are
  /// after it.
  private static func isAmongSmallObjects(_ block: UnsafeMutablePointer<UInt8>) -> Bool {
    guard let end = sbrk(0) else { return false }
    return UInt(bitPattern: block) < UInt(bitPattern: end)
  }
}
