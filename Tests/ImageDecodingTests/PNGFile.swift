/// Writes PNG files by the book, uncompressed, so that tests know every byte.
struct PNGFile {
  /// What the numbers of a pixel mean; the raw values are PNG's.
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  var width: Int
  var height: Int
  var colorType = ColorType.rgba
  var bitDepth = 8
  /// The bytes of all pixels, row by row.
  var samples: [UInt8]
  /// A colour profile.
  var profile: [UInt8]?
  /// A TIFF structure with facts about the picture.
  var exif: [UInt8]?

  /// The file.
  var bytes: [UInt8] {
    var chunks: [(String, [UInt8])] = []
    let header = Self.big(width) + Self.big(height) + [UInt8(bitDepth), colorType.rawValue, 0, 0, 0]
    chunks.append(("IHDR", header))
    if let profile { chunks.append(("iCCP", Array("Test\0\0".utf8) + Self.zlib(profile))) }
    if let exif { chunks.append(("eXIf", exif)) }
    let rowBytes = width * colorType.channels * bitDepth / 8
    var raw: [UInt8] = []
    for row in stride(from: 0, to: samples.count, by: max(1, rowBytes)) {
      raw.append(0)  // No filter.
      raw += samples[row..<min(samples.count, row + rowBytes)]
    }
    return Self.file(of: chunks + [("IDAT", Self.zlib(raw)), ("IEND", [])])
  }

  /// A file of any chunks, by name and bytes.
  static func file(of chunks: [(String, [UInt8])]) -> [UInt8] {
    chunks.reduce([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { $0 + chunk($1.0, $1.1) }
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(data.count) + body + big(Int(crc(body)))
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }

  /// Stored blocks only.
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      result.append(rest.isEmpty ? 1 : 0)
      for number in [count, ~count] { result += [UInt8(number & 0xFF), UInt8(number >> 8)] }
      result += block
    } while !rest.isEmpty
    var (a, b): (Int, Int) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return result + big(b << 16 | a)
  }
}
