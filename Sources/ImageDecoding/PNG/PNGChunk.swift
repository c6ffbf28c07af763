/// A chunk of a PNG file: a name of four letters and bytes (PNG Specification, section 5.3).
struct PNGChunk {
  let name: String
  let data: [UInt8]

  init(_ name: String, _ data: [UInt8]) {
    self.name = name
    self.data = data
  }

  /// Returns the complete chunks of a file.
  static func all(in file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= 12 + count else { break }
      let body = rest.dropFirst(4).prefix(4 + count)
      chunks.append(PNGChunk(String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      rest = rest.dropFirst(12 + count)
    }
    return chunks
  }

  /// The CRC table for the checksum after each chunk, least significant bit first (Annex D).
  fileprivate static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }
}

extension [UInt8] {
  /// Appends the length, name, bytes and checksum of a chunk.
  mutating func append(_ chunk: PNGChunk) {
    self += UInt32(chunk.data.count).bigEndianBytes
    let start = count
    self += Array(chunk.name.utf8)
    self += chunk.data
    let check = self[start...].reduce(~UInt32(0)) { check, byte in
      check >> 8 ^ PNGChunk.remainders[Int(UInt8(truncatingIfNeeded: check) ^ byte)]
    }
    self += (~check).bigEndianBytes
  }
}

extension UInt32 {
  /// The bytes in PNG's order, the most significant first.
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
