import CCairo
import Foundation

/// Memory for images, in pages of their own.
///
/// While content moves, each frame makes images and lets others go. The system takes longer to provide new pages than Cairo
/// takes to draw on them, so the memory of images that have gone is kept for the next ones.
final class PixelPool {
  /// The size from which an image has memory of the pool, in bytes. Smaller ones are for the C library.
  static let minimumByteCount = 32 << 10
  /// The maximum size of the memory that no image uses, in bytes.
  private static let maximumUnusedByteCount = 16 << 20

  /// Memory of an image. It returns to the pool with the last reference.
  final class Block {
    let start: UnsafeMutableRawPointer
    fileprivate let byteCount: Int
    private let pool: PixelPool

    fileprivate init(_ start: UnsafeMutableRawPointer, _ byteCount: Int, of pool: PixelPool) {
      (self.start, self.byteCount, self.pool) = (start, byteCount, pool)
    }

    deinit { pool.put(start, byteCount) }
  }

  /// The memory that no image uses, by its size. The last one was used last.
  private var unused: [Int: [UnsafeMutableRawPointer]] = [:]
  private(set) var unusedByteCount = 0

  deinit { removeUnused() }

  /// Returns memory of any content; nil if memory is insufficient.
  func takeBlock(byteCount: Int) -> Block? {
    let size = Self.blockSize(for: byteCount)
    var fitting = size
    // Memory that is a little larger is better than new memory.
    while fitting <= size / 2 * 3 {
      if let start = unused[fitting]?.popLast() {
        unusedByteCount -= fitting
        return Block(start, fitting, of: self)
      }
      fitting = Self.blockSize(for: fitting + 1)
    }
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != MAP_FAILED else { return nil }
    return Block(start, size, of: self)
  }

  private func put(_ start: UnsafeMutableRawPointer, _ byteCount: Int) {
    guard unusedByteCount + byteCount <= Self.maximumUnusedByteCount else {
      munmap(start, byteCount)
      return
    }
    unused[byteCount, default: []].append(start)
    unusedByteCount += byteCount
  }

  /// Returns the memory that no image uses to the system.
  func removeUnused() {
    for (byteCount, blocks) in unused { for start in blocks { munmap(start, byteCount) } }
    (unused, unusedByteCount) = ([:], 0)
  }

  /// Eight sizes between a power of two and the next, in whole pages, so that the images of a face that turns fit into
  /// each other's memory.
  static func blockSize(for byteCount: Int) -> Int {
    let power = 1 << (Int.bitWidth - 1 - max(minimumByteCount, byteCount).leadingZeroBitCount)
    let step = power / 8
    return (max(minimumByteCount, byteCount) + step - 1) / step * step
  }
}
