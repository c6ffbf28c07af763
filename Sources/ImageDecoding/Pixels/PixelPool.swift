import Glibc
import Synchronization

/// Memory for pixels, in pages of its own.
///
/// - Pictures are large and come and go, and small objects that are made meanwhile may stay. In the same pages, one object
///   would keep the memory of many pictures. No page here has anything but the pixels of one picture.
/// - While content moves, each frame makes images and lets others go. The system takes longer to provide new pages than
///   Cairo takes to draw on them, so the memory of images that have gone is kept for the next ones.
package final class PixelPool: Sendable {
  /// The pool of the pixels of all bitmaps.
  package static let shared = PixelPool()

  /// The size of a page. Larger pages of other machines are multiples of it, and their blocks share some.
  private static let pageSize = 4 << 10
  /// The size from which a block is returned to the system completely. Smaller ones are cut from regions, because the
  /// system does not give a program more than 65,530 separate areas (`vm.max_map_count`).
  private static let regionalLimit = 64 << 10
  private static let regionSize = 1 << 20
  /// More than the system gives to a program, in bytes.
  private static let addressSpace = 1 << 56
  /// The maximum size of the memory that no picture uses, in bytes.
  private static let maximumUnusedByteCount = 16 << 20

  /// Memory of a picture. It returns to the pool with the last reference.
  package final class Block: Sendable {
    private let area: Area
    private let pool: PixelPool

    fileprivate init(_ area: Area, of pool: PixelPool) { (self.area, self.pool) = (area, pool) }

    deinit { pool.put(area) }

    /// The first byte. Whoever writes has the only reference.
    package var start: UnsafeMutableRawPointer { area.start }
  }

  fileprivate struct Area: Sendable {
    nonisolated(unsafe) let start: UnsafeMutableRawPointer
    let size: Int
  }

  /// Areas that no picture uses, by their size. The last ones were used last.
  private struct Unused {
    /// Areas with the pages of pictures that have gone.
    var areas: [Int: [Area]] = [:]
    var byteCount = 0
    /// Areas of regions whose pages were returned to the system, or that were never used.
    var emptyAreas: [Int: [Area]] = [:]
    var regions: [Area] = []
  }

  private let unused = Mutex(Unused())

  package init() {}

  deinit {
    removeUnused()
    unused.withLock { for region in $0.regions { munmap(region.start, region.size) } }
  }

  /// The memory that no picture uses, in bytes.
  package var unusedByteCount: Int { unused.withLock { $0.byteCount } }

  /// Returns memory with any content; nil if memory is insufficient.
  package func takeBlock(byteCount: Int) -> Block? {
    guard byteCount <= Self.addressSpace else { return nil }
    let size = Self.blockSize(for: byteCount)
    return (unused.withLock { Self.take(size, of: &$0) } ?? Self.map(size)).map { Block($0, of: self) }
  }

  /// Returns the pages that no picture uses to the system.
  package func removeUnused() {
    unused.withLock { unused in
      for area in unused.areas.values.joined() { Self.release(area, &unused) }
      (unused.areas, unused.byteCount) = ([:], 0)
    }
  }

  private static func take(_ size: Int, of unused: inout Unused) -> Area? {
    var fitting = size
    // Memory that is a little larger is better than new memory.
    while fitting <= size / 2 * 3 {
      if let area = unused.areas[fitting]?.popLast() {
        unused.byteCount -= fitting
        return area
      }
      fitting = blockSize(for: fitting + 1)
    }
    guard size < regionalLimit else { return nil }
    if let area = unused.emptyAreas[size]?.popLast() { return area }
    guard let region = map(regionSize) else { return nil }
    unused.regions.append(region)
    var areas = stride(from: 0, through: regionSize - size, by: size).map {
      Area(start: region.start + $0, size: size)
    }
    let area = areas.popLast()
    unused.emptyAreas[size] = areas
    return area
  }

  private func put(_ area: Area) {
    unused.withLock { unused in
      guard unused.byteCount + area.size <= Self.maximumUnusedByteCount else {
        return Self.release(area, &unused)
      }
      unused.areas[area.size, default: []].append(area)
      unused.byteCount += area.size
    }
  }

  /// Returns the pages of an area to the system.
  private static func release(_ area: Area, _ unused: inout Unused) {
    if area.size < regionalLimit {
      madvise(area.start, area.size, MADV_DONTNEED)
      unused.emptyAreas[area.size, default: []].append(area)
    } else {
      munmap(area.start, area.size)
    }
  }

  private static func map(_ size: Int) -> Area? {
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != MAP_FAILED else { return nil }
    return Area(start: start, size: size)
  }

  /// The size of the block for a number of bytes: one of eight between a power of two and the next, in whole pages, so that
  /// the images of a face that turns fit into each other's memory.
  package static func blockSize(for byteCount: Int) -> Int {
    let byteCount = max(pageSize, byteCount)
    let step = max(pageSize, 1 << (Int.bitWidth - 1 - byteCount.leadingZeroBitCount) / 8)
    return (byteCount + step - 1) / step * step
  }
}
