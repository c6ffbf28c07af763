import CCairo
import ImageDecoding
import Testing

@testable import CairoRenderer

@Suite("The memory of images")
struct ImageMemoryTests {
  /// The address of the first pixel.
  private func address(_ surface: Surface) -> UnsafeMutableRawPointer? {
    surface.withBytes { UnsafeMutableRawPointer($0) }
  }

  @Test("a new image has the memory of one that has gone, and is transparent")
  func reuse() throws {
    let pool = PixelPool()
    var first = Surface(width: 200, height: 100, in: pool)
    let start = try #require(first.flatMap(address))
    _ = first?.withBytes { $0.update(repeating: 255, count: 80_000) }
    let other = try #require(Surface(width: 200, height: 100, in: pool))
    #expect(address(other) != start && pool.unusedByteCount == 0)
    first = nil
    #expect(pool.unusedByteCount >= 80_000)
    // A face that turns is a little narrower in the next frame.
    let second = try #require(Surface(width: 190, height: 100, in: pool))
    #expect(address(second) == start && pool.unusedByteCount == 0)
    let isTransparent = second.withBytes { bytes in (0..<second.byteCount).allSatisfy { bytes[$0] == 0 } }
    #expect(isTransparent == true)
  }

  @Test("memory is used as long as Cairo refers to the image")
  func references() throws {
    let pool = PixelPool()
    var image = Surface(width: 200, height: 100, in: pool)
    let pattern = cairo_pattern_create_for_surface(image?.pointer)
    #expect(image != nil)
    image = nil
    #expect(pool.unusedByteCount == 0)
    cairo_pattern_destroy(pattern)
    #expect(pool.unusedByteCount > 0)
  }

  @Test("small images are not in the pool, and unused memory is limited and released")
  func limits() throws {
    let pool = PixelPool()
    _ = try #require(Surface(width: 22, height: 22, in: pool))
    #expect(pool.unusedByteCount == 0)
    #expect(Surface(width: 0, height: 50, in: pool) == nil)
    #expect(Surface(width: Surface.maximumSide + 1, height: 1, in: pool) == nil)
    #expect(Surface(width: Surface.maximumSide, height: Surface.maximumSide, in: pool) == nil)
    var images = try (0..<40).map { _ in try #require(Surface(width: 500, height: 500, in: pool)) }
    images = []
    #expect(pool.unusedByteCount > 15_000_000 && pool.unusedByteCount <= 16 << 20)
    pool.removeUnused()
    #expect(pool.unusedByteCount == 0 && images.isEmpty)
  }
}
