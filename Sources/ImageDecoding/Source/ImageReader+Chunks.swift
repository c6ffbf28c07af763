extension ImageReader {
  /// A file format that consists of named chunks.
  enum ChunkFormat {
    /// PNG: length, name, data, checksum.
    case png
    /// RIFF, the container of WebP: name, length, data, and a padding byte if the length is odd.
    case riff
  }

  /// Returns the offsets of the data of the first chunk with a name; nil if there is none.
  func chunk(named name: String, in format: ChunkFormat) throws(ImageDecodingError) -> Range<Int>? {
    let isPNG = format == .png
    var offset = isPNG ? 8 : 12
    while true {
      let head = try read(at: offset, count: 8)
      guard head.count == 8 else { return nil }
      let (nameBytes, countBytes) = isPNG ? (head[4...], head[..<4]) : (head[..<4], head[4...])
      let count = (isPNG ? Array(countBytes) : countBytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
      if nameBytes.elementsEqual(name.utf8) { return offset + 8..<offset + 8 + count }
      offset += 8 + count + (isPNG ? 4 : count & 1)
    }
  }
}
