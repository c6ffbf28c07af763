/// Extracts the EXIF data that this module uses from a file, as a small TIFF structure.
///
/// EXIF is a TIFF structure. It is in a segment of its own in JPEG, PNG and WebP, and is the file itself in TIFF, where
/// its values can be anywhere. The extract has them next to each other, and nothing else.
struct EXIFBlock {
  /// The marker before the TIFF structure in JPEG.
  static let mark = Array("Exif\0\0".utf8)
  /// The entry of the first directory that refers to the one with the properties of the exposure.
  private static let exifDirectoryTag = 0x8769
  /// The maximum number of bytes of a value. Longer values are left out.
  private static let valueLimit = 1024
  /// The maximum number of entries that are read of a directory.
  private static let entryLimit = 512

  /// The marker and the TIFF structure.
  private(set) var bytes: [UInt8] = []

  private let reader: ImageReader
  private let start: Int
  private let isLittleEndian: Bool

  /// Reads the EXIF data of a file; nil if there is none, or its beginning is damaged. Damaged entries are left out.
  init?(in reader: ImageReader) throws(ImageDecodingError) {
    guard let start = try Self.offset(in: reader) else { return nil }
    let head = try reader.read(at: start, count: 8)
    guard head.count == 8, head[0] == head[1], head[0] == 0x49 || head[0] == 0x4D else { return nil }
    (self.reader, self.start, isLittleEndian) = (reader, start, head[0] == 0x49)
    bytes = Self.mark + head[..<4] + number(8, count: 4)
    let first = try entries(at: number(head[4...]))
    let exifOffset = first.first { number($0[..<2]) == Self.exifDirectoryTag }.map { number($0[8...]) }
    try append(first.filter { number($0[..<2]) != Self.exifDirectoryTag }, hasExif: exifOffset != nil)
    if let exifOffset { try append(entries(at: exifOffset), hasExif: false) }
  }

  /// Returns the offset of the TIFF structure in the file; nil if there is none.
  private static func offset(in reader: ImageReader) throws(ImageDecodingError) -> Int? {
    switch FileSignature(try reader.read(at: 0, count: FileSignature.headCount)) {
    case .jpeg: return try offset(inJPEG: reader)
    case .png: return try reader.chunk(named: "eXIf", in: .png)?.lowerBound
    case .webp:
      guard let data = try reader.chunk(named: "EXIF", in: .riff)?.lowerBound else { return nil }
      // Some programs write the marker of the JPEG segment here, too.
      return try reader.read(at: data, count: mark.count) == mark ? data + mark.count : data
    case .tiff: return 0
    default: return nil
    }
  }

  /// Searches the segments of a JPEG file up to the pixels.
  private static func offset(inJPEG reader: ImageReader) throws(ImageDecodingError) -> Int? {
    var offset = 2
    while true {
      let head = try reader.read(at: offset, count: 10)
      guard head.count == 10, head[0] == 0xFF else { return nil }
      switch head[1] {
      case 0xFF: offset += 1  // Filling between segments.
      case 0x01, 0xD0...0xD7: offset += 2  // Marks without a segment.
      case 0xDA, 0xD9: return nil  // Pixels, or the end.
      case 0xE1 where Array(head[4...]) == mark: return offset + 10
      default: offset += 2 + max(2, Int(head[2]) << 8 | Int(head[3]))
      }
    }
  }

  /// Reads the entries of a directory, of 12 bytes each.
  private func entries(at offset: Int) throws(ImageDecodingError) -> [ArraySlice<UInt8>] {
    let count = number(try reader.read(at: start + offset, count: 2)[...])
    let bytes = try reader.read(at: start + offset + 2, count: min(count, Self.entryLimit) * 12)
    return stride(from: 0, to: bytes.count - 11, by: 12).map { bytes[$0..<$0 + 12] }
      .map { ArraySlice(Array($0)) }
  }

  /// Appends a directory and its values. With a reference to the next directory, that one must be appended next.
  private mutating func append(
    _ entries: [ArraySlice<UInt8>], hasExif: Bool
  ) throws(ImageDecodingError) {
    var kept: [(entry: [UInt8], value: [UInt8])] = []
    for entry in entries {
      // The number of bytes of each type of TIFF 6.0: BYTE, ASCII, SHORT, LONG, RATIONAL and the signed ones.
      let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
      let type = number(entry[2..<4])
      guard sizes.indices.contains(type) else { continue }
      let count = number(entry[4..<8]) * sizes[type]
      guard count <= Self.valueLimit else { continue }
      let value = count > 4 ? try reader.read(at: start + number(entry[8...]), count: count) : []
      guard count <= 4 || value.count == count else { continue }
      kept.append((Array(entry), value))
    }
    // The directory: a count, the entries, and the offset of a directory that is not used. Values follow.
    let total = kept.count + (hasExif ? 1 : 0)
    var valueOffset = bytes.count - Self.mark.count + 2 + total * 12 + 4
    let end = valueOffset + kept.reduce(0) { $0 + $1.value.count }
    bytes += number(total, count: 2)
    for (entry, value) in kept {
      bytes += value.isEmpty ? entry : entry[..<8] + number(valueOffset, count: 4)
      valueOffset += value.count
    }
    if hasExif {
      bytes += number(Self.exifDirectoryTag, count: 2) + number(4, count: 2) + number(1, count: 4)
      bytes += number(end, count: 4)
    }
    bytes += [0, 0, 0, 0] + kept.flatMap(\.value)
  }

  /// Reads a number in the byte order of the file.
  private func number(_ bytes: ArraySlice<UInt8>) -> Int {
    isLittleEndian
      ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The bytes of a number in the byte order of the file.
  private func number(_ number: Int, count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    return isLittleEndian ? bytes : bytes.reversed()
  }
}
