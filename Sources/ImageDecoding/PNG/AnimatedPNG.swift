import Dispatch

/// Combines the frames of a film into an animated PNG file (PNG Specification, third edition, section 11.3.4).
///
/// A frame that equals the previous one extends its duration. Of other frames, only the rectangle that changed is
/// stored. Programs without support for animation show the first frame.
///
/// Frames are compressed several at a time, on all cores.
public struct AnimatedPNG: Sendable {
  private struct Frame {
    var x: Int
    var y: Int
    /// The rectangle that changed; nil if it is compressed.
    var picture: Bitmap?
    /// The chunks of the rectangle as a PNG file of its own; empty if it waits to be compressed.
    var chunks: [PNGChunk] = []
    var width: Int
    var height: Int
    var duration = 1
  }

  private let framesPerSecond: Int
  private var frames: [Frame] = []
  private var last: Bitmap?
  /// The number of frames at the end that wait to be compressed.
  private var waitingCount = 0

  /// The compression level. For pictures, level 9 takes ten times as long, and its files are at most 3 % smaller.
  private static let compression = 5
  /// The number of frames that are compressed at a time.
  private static let maximumWaitingCount = 16

  /// Creates an empty film.
  ///
  /// - Parameter framesPerSecond: The frame rate, from 1 to 65,535. Other values are clamped.
  public init(framesPerSecond: Int) { self.framesPerSecond = min(max(framesPerSecond, 1), 0xFFFF) }

  /// Appends a frame. Translucent pixels are drawn on white.
  ///
  /// - Returns: False if the size differs from that of the first frame, or memory ran out for this frame or an earlier
  ///   one.
  /// - Complexity: O(*n*) for *n* pixels; most of the time is compression.
  public mutating func append(_ bitmap: Bitmap) -> Bool {
    guard let last else { return add(bitmap, changing: bitmap, x: 0, y: 0) }
    guard (last.width, last.height) == (bitmap.width, bitmap.height) else { return false }
    guard let (columns, rows) = bitmap.difference(from: last) else {
      guard frames[frames.count - 1].duration < 0xFFFF else { return false }
      frames[frames.count - 1].duration += 1
      return true
    }
    guard let changed = bitmap.part(columns: columns, rows: rows) else { return false }
    return add(bitmap, changing: changed, x: columns.lowerBound, y: rows.lowerBound)
  }

  /// The bytes of the file; empty without frames, or if memory runs out. The animation repeats forever.
  public var data: [UInt8] {
    var film = self
    guard film.compress() else { return [] }
    return film.file
  }

  /// The bytes of the file after all frames were compressed.
  private var file: [UInt8] {
    guard let header = frames.first?.chunks.first(where: { $0.name == "IHDR" }) else { return [] }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.append(header)
    // The number of frames, and the number of repetitions; 0 means forever.
    file.append(PNGChunk("acTL", [UInt32(frames.count), 0].flatMap(\.bigEndianBytes)))
    var number: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      file.append(PNGChunk("fcTL", control(of: frame, number: number)))
      number += 1
      for pixels in frame.chunks where pixels.name == "IDAT" {
        if index == 0 {
          file.append(pixels)
        } else {
          file.append(PNGChunk("fdAT", number.bigEndianBytes + pixels.data))
          number += 1
        }
      }
    }
    file.append(PNGChunk("IEND", []))
    return file
  }

  private mutating func add(_ bitmap: Bitmap, changing picture: Bitmap, x: Int, y: Int) -> Bool {
    frames.append(Frame(x: x, y: y, picture: picture, width: picture.width, height: picture.height))
    last = bitmap
    waitingCount += 1
    return waitingCount < Self.maximumWaitingCount || compress()
  }

  /// Compresses the frames that wait. Returns false if memory runs out.
  private mutating func compress() -> Bool {
    let waiting = frames.suffix(waitingCount)
    let results = [[PNGChunk]?](unsafeUninitializedCapacity: waiting.count) { results, count in
      guard let start = results.baseAddress else { return }
      // Each iteration writes an element of its own.
      nonisolated(unsafe) let target = start
      DispatchQueue.concurrentPerform(iterations: waiting.count) { index in
        let picture = waiting[waiting.startIndex + index].picture
        (target + index).initialize(to: picture.flatMap(Self.chunks))
      }
      count = waiting.count
    }
    for (index, chunks) in zip(waiting.indices, results) {
      guard let chunks, chunks.contains(where: { $0.name == "IDAT" }) else { return false }
      frames[index].chunks = chunks
      frames[index].picture = nil
    }
    waitingCount = 0
    return true
  }

  private func control(of frame: Frame, number: UInt32) -> [UInt8] {
    let sizes = [frame.width, frame.height, frame.x, frame.y].map { UInt32($0) }
    let times = [frame.duration, framesPerSecond].flatMap { UInt32($0).bigEndianBytes.suffix(2) }
    // The frame remains when it is over, and replaces the content of its rectangle.
    return ([number] + sizes).flatMap(\.bigEndianBytes) + times + [0, 0]
  }

  @Sendable private static func chunks(of bitmap: Bitmap) -> [PNGChunk]? {
    // All frames have the same colour type, because there is only one header.
    bitmap.onWhite?.pngData(compression: compression).map { PNGChunk.all(in: $0) }
  }
}

extension Bitmap {
  /// The smallest rectangle around the differences of two pictures of the same size; nil if they are equal.
  fileprivate func difference(from other: Bitmap) -> (columns: Range<Int>, rows: Range<Int>)? {
    let rowBytes = width * 4
    return pixels.withUnsafeBytes { pixels in
      other.pixels.withUnsafeBytes { others in
        func differs(_ x: Int, _ y: Int) -> Bool {
          let offset = y * rowBytes + x * 4
          return pixels.load(fromByteOffset: offset, as: UInt32.self)
            != others.load(fromByteOffset: offset, as: UInt32.self)
        }
        var (left, right, top, bottom) = (width, -1, height, -1)
        for y in 0..<height {
          guard let first = (0..<width).first(where: { differs($0, y) }),
            let final = (0..<width).last(where: { differs($0, y) })
          else { continue }
          (left, right) = (min(left, first), max(right, final))
          (top, bottom) = (min(top, y), y)
        }
        return bottom < 0 ? nil : (left..<(right + 1), top..<(bottom + 1))
      }
    }
  }

}
