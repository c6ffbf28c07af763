import CExif

extension ImageOrientation {
  /// Reads the orientation from a file; `up` if it is missing or invalid.
  ///
  /// EXIF is a TIFF structure. It is in a segment of its own in JPEG, PNG and WebP, and is the file itself in TIFF.
  /// Only the first directory is read.
  init(in reader: borrowing ImageReader) throws(ImageDecodingError) {
    guard let start = try Self.tiffStart(in: reader),
      let directory = try Self.firstDirectory(in: reader, at: start)
    else {
      self = .up
      return
    }
    self = Self.parse(directory) ?? .up
  }

  /// Returns the offset of the TIFF structure in the file.
  private static func tiffStart(in reader: borrowing ImageReader) throws(ImageDecodingError) -> Int? {
    let head = try reader.read(at: 0, count: 16)
    guard head.count >= 12 else { return nil }
    if head.starts(with: [0xFF, 0xD8]) { return try tiffStart(inJPEG: reader) }
    if head.starts(with: Array("\u{89}PNG\r\n".unicodeScalars.map { UInt8($0.value) })) {
      return try chunk(named: "eXIf", in: reader, from: 8, isPNG: true)
    }
    if head.starts(with: "RIFF".utf8), head[8...].starts(with: "WEBP".utf8) {
      guard let data = try chunk(named: "EXIF", in: reader, from: 12, isPNG: false) else { return nil }
      // Some programs write the marker of the JPEG segment here, too.
      return try reader.read(at: data, count: 6) == exifMark ? data + 6 : data
    }
    return head.starts(with: "II*\0".utf8) || head.starts(with: "MM\0*".utf8) ? 0 : nil
  }

  /// The marker before the TIFF structure in JPEG.
  private static let exifMark = Array("Exif\0\0".utf8)

  /// Searches the segments of a JPEG file up to the pixels.
  private static func tiffStart(inJPEG reader: borrowing ImageReader) throws(ImageDecodingError) -> Int? {
    var offset = 2
    while true {
      let head = try reader.read(at: offset, count: 10)
      guard head.count == 10, head[0] == 0xFF else { return nil }
      switch head[1] {
      case 0xFF: offset += 1  // Filling between segments.
      case 0x01, 0xD0...0xD7: offset += 2  // Marks without a segment.
      case 0xDA, 0xD9: return nil  // Pixels, or the end.
      case 0xE1 where Array(head[4...]) == exifMark: return offset + 10
      default: offset += 2 + max(2, Int(head[2]) << 8 | Int(head[3]))
      }
    }
  }

  /// Searches the chunks of PNG or RIFF. Returns the offset of a chunk's data.
  private static func chunk(
    named name: String, in reader: borrowing ImageReader, from start: Int, isPNG: Bool
  ) throws(ImageDecodingError) -> Int? {
    var offset = start
    while true {
      let head = try reader.read(at: offset, count: 8)
      guard head.count == 8 else { return nil }
      let (nameBytes, countBytes) = isPNG ? (head[4...], head[..<4]) : (head[..<4], head[4...])
      if nameBytes.elementsEqual(name.utf8) { return offset + 8 }
      let ordered = isPNG ? Array(countBytes) : countBytes.reversed()
      let count = ordered.reduce(0) { $0 << 8 | Int($1) }
      // In PNG, a checksum follows; in RIFF, a padding byte after an odd count.
      offset += 8 + count + (isPNG ? 4 : count & 1)
    }
  }

  /// Returns the header and the first directory of a TIFF structure, without references to anything else.
  private static func firstDirectory(
    in reader: borrowing ImageReader, at start: Int
  ) throws(ImageDecodingError) -> [UInt8]? {
    let head = try reader.read(at: start, count: 8)
    guard head.count == 8, head[0] == head[1], head[0] == 0x49 || head[0] == 0x4D else { return nil }
    let isLittleEndian = head[0] == 0x49
    func number(_ bytes: some BidirectionalCollection<UInt8>) -> Int {
      isLittleEndian
        ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    let directory = start + number(head[4...])
    let countBytes = try reader.read(at: directory, count: 2)
    guard countBytes.count == 2 else { return nil }
    let entries = try reader.read(at: directory + 2, count: number(countBytes) * 12)
    let offset: [UInt8] = isLittleEndian ? [8, 0, 0, 0] : [0, 0, 0, 8]
    return exifMark + head[..<4] + offset + countBytes + entries + [0, 0, 0, 0]
  }

  private static func parse(_ block: [UInt8]) -> ImageOrientation? {
    guard let data = exif_data_new() else { return nil }
    defer { exif_data_unref(data) }
    // Entries are used as they are, without adding missing ones.
    exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    exif_data_load_data(data, block, UInt32(clamping: block.count))
    guard let entry = exif_content_get_entry(data.pointee.ifd.0, EXIF_TAG_ORIENTATION),
      entry.pointee.format == EXIF_FORMAT_SHORT, entry.pointee.size >= 2, let bytes = entry.pointee.data
    else { return nil }
    return ImageOrientation(rawValue: Int(exif_get_short(bytes, exif_data_get_byte_order(data))))
  }
}
