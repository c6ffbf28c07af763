import ImageDecoding
import Testing

@Suite("Formats")
struct FormatTests {
  /// Compresses nothing: gzip (RFC 1952) around one stored block (RFC 1951).
  private func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    func little(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    let count = little(UInt32(bytes.count))
    var file: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    file += [1, count[0], count[1], ~count[0], ~count[1]] as [UInt8]
    return file + bytes + little(~crc) + count
  }

  @Test("a compressed SVG file is drawn as the SVG file")
  func svgz() throws {
    let file = gzip(Array(Samples.svg.utf8))
    let source = ImageSource.bytes(file)
    #expect(ImageDecoder.canDecode(source))
    #expect(try ImageDecoder.decode(source) == ImageDecoder.decode(.bytes(Array(Samples.svg.utf8))))
    #expect(try ImageDecoder.properties(of: source).isScalable)
    #expect(
      throws: ImageDecodingError.corrupt(
        format: "svgz", reason: "its compressed data is damaged or truncated")
    ) {
      try ImageDecoder.decode(.bytes(Array(file.dropLast(9))))
    }
  }

  @Test("other compressed files are not pictures")
  func gzipped() {
    for file in [
      gzip(Array("hello".utf8)), gzip([]), [0x1F, 0x8B], gzip([UInt8](repeating: 32, count: 9999)),
    ] {
      #expect(throws: ImageDecodingError.notAPicture) { try ImageDecoder.decode(.bytes(file)) }
      #expect(!ImageDecoder.canDecode(.bytes(file)))
    }
  }

  @Test(
    "a missing decoder is named with its package",
    arguments: [
      (Array("\0\0\0\u{1C}ftypavif".utf8), "AVIF", "libavif-gdk-pixbuf"),
      (Array("\0\0\0\u{18}ftypheic".utf8), "HEIF", "heif-gdk-pixbuf"),
      ([0xFF, 0x0A, 0xFA, 0x1F], "JPEG XL", nil), (Array("\0\0\0\u{0C}jP  \r\n".utf8), "JPEG 2000", nil),
    ] as [([UInt8], String, String?)])
  func missing(head: [UInt8], format: String, package: String?) {
    let error = #expect(throws: ImageDecodingError.self) {
      try ImageDecoder.decode(.bytes(head + [UInt8](repeating: 0, count: 64)))
    }
    // On a machine with the decoder, the file is damaged.
    if case .corrupt = error { return }
    #expect(error == .missingDecoder(format: format, package: package))
    #expect(error.map { "\($0)".contains(package ?? "Debian 12 has no package") } == true)
  }
}
