import Foundation
import TestSupport
import Testing

@testable import ImageDecoding

@Suite("The memory of pixels")
struct PixelPoolTests {
  @Test(
    "a block is at most an eighth, or a page, larger than needed, in whole pages",
    arguments: [1, 4_096, 4_097, 32_768, 32_769, 100_000, 5_000_000])
  func sizes(byteCount: Int) {
    let size = PixelPool.blockSize(for: byteCount)
    #expect(size >= byteCount && size % 4_096 == 0)
    #expect(size < byteCount + max(4_096, byteCount / 8 + 1))
  }

  @Test("random blocks never have memory in common, and at most 16 MB are kept")
  func randomUse() {
    var random = SplitMix64(seed: 281)
    let pool = PixelPool()
    var blocks: [(block: PixelPool.Block, count: Int, mark: UInt8)] = []
    for step in 0..<3_000 {
      if blocks.count < 60, Bool.random(using: &random) || blocks.isEmpty {
        // Small and large ones, about as often.
        let count = 1 << Int.random(in: 0..<21, using: &random) + Int.random(in: 0..<500, using: &random)
        guard let block = pool.takeBlock(byteCount: count) else {
          Issue.record("no memory")
          return
        }
        let mark = UInt8(truncatingIfNeeded: step)
        memset(block.start, Int32(mark), count)
        blocks.append((block, count, mark))
      } else {
        let (block, count, mark) = blocks.remove(at: Int.random(in: 0..<blocks.count, using: &random))
        let bytes = UnsafeRawBufferPointer(start: block.start, count: count)
        // The whole block has the byte that was written first and last: one comparison with itself, a byte later.
        let isIntact = bytes[0] == mark && memcmp(block.start, block.start + 1, count - 1) == 0
        #expect(isIntact, "seed 281, step \(step), \(count) bytes")
      }
      if step % 500 == 499 { pool.removeUnused() }
      #expect(pool.unusedByteCount <= 16 << 20)
    }
    blocks = []
    pool.removeUnused()
    #expect(pool.unusedByteCount == 0)
  }

  @Test("pages that no picture uses return to the system, also those of small pictures")
  func pages() throws {
    let pool = PixelPool()
    var blocks = try (0..<2_000).map { _ in try #require(pool.takeBlock(byteCount: 5_000)) }
    for block in blocks { memset(block.start, 1, 5_000) }
    let addresses = blocks.map { UInt(bitPattern: $0.start) }
    #expect(Self.residentPages(at: addresses) == addresses.count)
    blocks = []
    pool.removeUnused()
    #expect(Self.residentPages(at: addresses) == 0)
    // The same areas are used again, and only they.
    blocks = try (0..<2_000).map { _ in try #require(pool.takeBlock(byteCount: 5_000)) }
    #expect(Set(blocks.map { UInt(bitPattern: $0.start) }).isSubset(of: addresses.map { $0 }))
  }

  /// How many of the pages at some addresses are in memory (mincore(2)).
  private static func residentPages(at addresses: [UInt]) -> Int {
    addresses.count { address in
      var state: UInt8 = 0
      return mincore(UnsafeMutableRawPointer(bitPattern: address), 4_096, &state) == 0 && state & 1 == 1
    }
  }

  @Test("a bitmap of impossible dimensions is nil")
  func impossible() {
    let sides = [(0, 5), (-1, 5), (5, -1), (Int.max, 2), (1 << 31, 1 << 30), (1 << 30, 1 << 28)]
    for (width, height) in sides {
      let bitmap = Bitmap(width: width, height: height) { _ in }
      #expect(bitmap == nil, "\(width) × \(height)")
    }
    #expect(Bitmap(width: 2, height: 1, pixels: [0, 0, 0, 0]) == nil)
  }

  @Test("bitmaps with the same bytes are equal and have the same hash")
  func equality() throws {
    let one = try #require(Bitmap(width: 1, height: 2, pixels: [1, 2, 3, 4, 5, 6, 7, 8]))
    let same = try #require(Bitmap(width: 1, height: 2, pixels: Array(one.pixels)))
    let turned = try #require(Bitmap(width: 2, height: 1, pixels: Array(one.pixels)))
    let other = try #require(Bitmap(width: 1, height: 2, pixels: [1, 2, 3, 4, 5, 6, 7, 9]))
    #expect(one == same && one.hashValue == same.hashValue)
    #expect(one != turned && one != other)
    #expect(one.pixels.last == 8 && Array(one.pixels[2..<4]) == [3, 4] && one.pixels.count == 8)
  }
}
