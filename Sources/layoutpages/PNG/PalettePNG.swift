import CPixbuf
import ImageDecoding

/// A PNG file whose pixels are indices into a palette: a third of the size of one in true colour.
///
/// With several pictures, it is an animated PNG that repeats forever. (PNG Specification, third edition, sections 5.3
/// for chunks, 11.2.2 for palettes, 11.3.4 for animation.)
struct PalettePNG {
  /// The bytes of the file; empty if memory runs out.
  private(set) var data: [UInt8] = []

  /// Makes a file from pictures of one size.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The frame rate.
  ///   - colorCount: The maximum number of colours, from 2 to 256.
  init(_ pictures: [Bitmap], framesPerSecond: Int = 1, colorCount: Int = 256) {
    guard let first = pictures.first else { return }
    var palette = Palette(for: pictures, limit: colorCount)
    let frames = pictures.map { palette.indices(of: $0) }
    data = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    append("IHDR", first.width.bytes(4) + first.height.bytes(4) + [8, 3, 0, 0, 0])
    if frames.count > 1 { append("acTL", frames.count.bytes(4) + 0.bytes(4)) }
    append("PLTE", palette.colors.flatMap { $0.unmultiplied[..<3] })
    append("tRNS", palette.colors.map { $0.unmultiplied[3] })
    var number = 0
    var shown: [UInt8] = []
    for (index, frame) in frames.enumerated() {
      let area = index == 0 ? nil : Area(of: frame, differingFrom: shown, width: first.width)
      let changed =
        area ?? Area(columns: 0..<(index == 0 ? first.width : 1), rows: 0..<(index == 0 ? first.height : 1))
      if frames.count > 1 {
        let place = [
          changed.columns.count, changed.rows.count, changed.columns.lowerBound, changed.rows.lowerBound,
        ]
        // A frame remains when it is over, and replaces the content of its rectangle.
        append(
          "fcTL",
          number.bytes(4) + place.flatMap { $0.bytes(4) } + 1.bytes(2) + framesPerSecond.bytes(2) + [0, 0])
        number += 1
      }
      // The filter of each row is 0 (none), because adjacent indices are not correlated.
      let rows = changed.rows.flatMap { y in
        [0]
          + frame[y * first.width + changed.columns.lowerBound..<y * first.width + changed.columns.upperBound]
      }
      if index == 0 {
        append("IDAT", Self.compressed(rows))
      } else {
        append("fdAT", number.bytes(4) + Self.compressed(rows))
        number += 1
      }
      shown = frame
    }
    append("IEND", [])
  }

  private struct Area {
    var columns: Range<Int>
    var rows: Range<Int>

    init(columns: Range<Int>, rows: Range<Int>) { (self.columns, self.rows) = (columns, rows) }

    /// The smallest rectangle around the differences of two frames; nil if they are equal.
    init?(of frame: [UInt8], differingFrom other: [UInt8], width: Int) {
      var (left, right, top, bottom) = (width, -1, Int.max, -1)
      for place in frame.indices where frame[place] != other[place] {
        let (x, y) = (place % width, place / width)
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
      guard bottom >= 0 else { return nil }
      self.init(columns: left..<right + 1, rows: top..<bottom + 1)
    }
  }

  /// Appends the length, name, bytes and checksum of a chunk.
  private mutating func append(_ name: String, _ bytes: [UInt8]) {
    let body = Array(name.utf8) + bytes
    data += bytes.count.bytes(4) + body
    let check = body.reduce(~UInt32(0)) { check, byte in
      (0..<8).reduce(check ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
    data += Int(~check).bytes(4)
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(compressor)) }
    var output = [UInt8](repeating: 0, count: bytes.count + bytes.count / 100 + 1024)
    var (read, written): (gsize, gsize) = (0, 0)
    let result = g_converter_convert(
      compressor, bytes, gsize(bytes.count), &output, gsize(output.count),
      G_CONVERTER_INPUT_AT_END, &read, &written, nil)
    return result == G_CONVERTER_FINISHED ? Array(output[..<Int(written)]) : []
  }
}

extension Int {
  /// The lowest bytes, the most significant first.
  fileprivate func bytes(_ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
  }
}

extension UInt32 {
  /// Red, green, blue and alpha in the format of PNG: not premultiplied.
  fileprivate var unmultiplied: [UInt8] {
    let alpha = self >> 24
    func channel(_ shift: UInt32) -> UInt8 {
      alpha == 0 ? 0 : UInt8(Swift.min(255, ((self >> shift & 255) * 255 + alpha / 2) / alpha))
    }
    return [channel(16), channel(8), channel(0), UInt8(alpha)]
  }
}
