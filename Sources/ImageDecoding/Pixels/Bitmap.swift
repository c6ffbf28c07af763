import Glibc

/// Pixels in memory: 8 bits per channel, premultiplied, sRGB.
///
/// A pixel is four bytes in the order blue, green, red, alpha (Cairo's ARGB32 on little-endian machines); rows follow
/// each other without padding, top row first.
public struct Bitmap: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The bytes of the pixels; there are `width · height · 4` of them.
  public let pixels: Pixels

  /// Creates a bitmap from bytes, which are copied; nil unless their number fits the dimensions exactly, or if memory is
  /// insufficient.
  ///
  /// - Complexity: O(*n*) for *n* pixels.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard Self.byteCount(width: width, height: height) == pixels.count else { return nil }
    self.init(width: width, height: height) { $0.copyBytes(from: pixels) }
  }

  /// Creates a bitmap whose bytes a closure writes. Nil if a side is not positive, or memory is insufficient.
  ///
  /// - Parameter write: Receives the memory, with any content, and must write all of it.
  package init?<Failure: Error>(
    width: Int, height: Int, writing write: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    guard let count = Self.byteCount(width: width, height: height),
      let block = PixelPool.shared.takeBlock(byteCount: count)
    else { return nil }
    try write(UnsafeMutableRawBufferPointer(start: block.start, count: count))
    (self.width, self.height, pixels) = (width, height, Pixels(block, count: count))
  }

  private static func byteCount(width: Int, height: Int) -> Int? {
    guard width > 0, height > 0 else { return nil }
    let (area, isTooWide) = width.multipliedReportingOverflow(by: height)
    let (count, isTooLarge) = area.multipliedReportingOverflow(by: 4)
    return isTooWide || isTooLarge ? nil : count
  }
}

extension Bitmap {
  /// The bytes of a bitmap. A copy has the same memory.
  public struct Pixels: RandomAccessCollection, Sendable {
    /// The owner of the memory.
    package let block: PixelPool.Block
    /// The number of bytes.
    public let count: Int

    fileprivate init(_ block: PixelPool.Block, count: Int) { (self.block, self.count) = (block, count) }

    /// 0.
    public var startIndex: Int { 0 }

    /// The number of bytes.
    public var endIndex: Int { count }

    /// The byte at an index.
    public subscript(index: Int) -> UInt8 {
      precondition(index >= 0 && index < count, "The index is not in the bitmap.")
      return block.start.load(fromByteOffset: index, as: UInt8.self)
    }

    /// Calls `body` with the bytes. They must not be used afterwards.
    public func withUnsafeBytes<Result, Failure: Error>(
      _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try body(UnsafeRawBufferPointer(start: block.start, count: count))
    }

    /// Calls `body` with the bytes. They must not be used afterwards.
    public func withUnsafeBufferPointer<Result, Failure: Error>(
      _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try body(UnsafeBufferPointer(start: block.start.assumingMemoryBound(to: UInt8.self), count: count))
    }

    /// Calls `body` with the bytes, as algorithms of the standard library do.
    public func withContiguousStorageIfAvailable<Result>(
      _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result? {
      try withUnsafeBufferPointer(body)
    }
  }
}

extension Bitmap.Pixels: Hashable {
  /// Whether all bytes are equal.
  ///
  /// - Complexity: O(*n*) for *n* bytes; O(1) for copies.
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count
      && (left.block === right.block || memcmp(left.block.start, right.block.start, left.count) == 0)
  }

  /// Hashes all bytes.
  public func hash(into hasher: inout Hasher) { withUnsafeBytes { hasher.combine(bytes: $0) } }
}
