import ImageDecoding
import TestSupport
import Testing

@Suite("Metadata")
struct MetadataTests {
  private static func exif(isBigEndian: Bool = false) -> EXIFFile {
    EXIFFile(
      isBigEndian: isBigEndian,
      image: [
        (0x010F, .text("  ACME Corp. ")), (0x0110, .text("Model\n 7\u{1B}[31m")), (0x0112, .short(6)),
        (0x0132, .text("2020:01:02 03:04:05")),
      ],
      exposure: [
        (0x829A, .fraction(10, 1250)), (0x829D, .fraction(28, 10)), (0x8827, .short(400)),
        (0x9003, .text("2026:11:22 19:07:02")), (0x9011, .text("-03:30")), (0x920A, .fraction(50, 1)),
        (0xA405, .short(75)), (0xA434, .text("50mm f/1.8")),
      ])
  }

  private func expectAll(_ metadata: ImageMetadata) {
    #expect(metadata.cameraMake == "ACME Corp." && metadata.cameraModel == "Model 7[31m")
    #expect(metadata.lens == "50mm f/1.8")
    #expect(metadata.exposureTime == 0.008 && metadata.aperture == 2.8 && metadata.isoSpeed == 400)
    #expect(metadata.focalLength == 50 && metadata.focalLengthIn35mmFilm == 75)
    #expect(metadata.date.map { [$0.year, $0.month, $0.day] } == [2026, 11, 22])
    #expect(metadata.date.map { [$0.hour, $0.minute, $0.second] } == [19, 7, 2])
    #expect(metadata.date?.offsetFromUTC == -210)
    #expect(metadata.properties.orientation == .right)
  }

  @Test("everything is read from JPEG and PNG in both byte orders", arguments: [false, true])
  func formats(isBigEndian: Bool) throws {
    let exif = Self.exif(isBigEndian: isBigEndian).bytes
    let jpeg = try ImageDecoder.metadata(
      of: .bytes(Samples.jpeg(Samples.gradient(width: 20, height: 10), exif: exif)))
    expectAll(jpeg)
    #expect(jpeg.formatName == "JPEG" && jpeg.properties.width == 10 && !jpeg.isAnimated)
    #expect(jpeg.colorProfileName == nil)
    let png = PNGFile(
      width: 1, height: 2, samples: [UInt8](repeating: 9, count: 8), profile: ICCProfile.adobeRGB.bytes,
      exif: exif)
    let metadata = try ImageDecoder.metadata(of: .bytes(png.bytes))
    expectAll(metadata)
    #expect(metadata.formatName == "PNG" && metadata.colorProfileName == "Test Colors")
  }

  @Test("in a TIFF file, the directory may be behind the pixels")
  func tiff() throws {
    var file = Self.exif()
    // 300 × 300 pixels of one byte between the header and the directory.
    file.padding = 90_000
    file.image += [
      (0x0100, .short(300)), (0x0101, .short(300)), (0x0102, .short(8)), (0x0103, .short(1)),
      (0x0106, .short(1)),
      (0x0111, .short(8)), (0x0116, .short(300)),
    ]
    file.image.sort { $0.tag < $1.tag }
    let metadata = try ImageDecoder.metadata(of: .bytes(file.bytes))
    expectAll(metadata)
    #expect(metadata.formatName == "TIFF" && metadata.properties.width == 300)
  }

  @Test("invalid values are missing, and the date of the change replaces a missing one")
  func invalid() throws {
    let exif = EXIFFile(
      image: [(0x0132, .text("2020:01:02 03:04:05")), (0x010F, .text(" \u{200B} "))],
      exposure: [
        (0x829A, .fraction(1, 0)), (0x829D, .fraction(0, 1)), (0x8827, .short(0)),
        (0x9003, .text("0000:00:00 00:00:00")),
        (0x920A, .text("50 mm")), (0xA434, .fraction(1, 2)),
      ])
    let metadata = try ImageDecoder.metadata(
      of: .bytes(Samples.jpeg(Samples.gradient(width: 2, height: 2), exif: exif.bytes)))
    #expect(metadata.exposureTime == nil && metadata.aperture == nil && metadata.isoSpeed == nil)
    #expect(metadata.focalLength == nil && metadata.lens == nil && metadata.cameraMake == nil)
    #expect(metadata.date?.year == 2020 && metadata.date?.offsetFromUTC == nil)
  }

  @Test("damaged EXIF data ends in metadata or an error", arguments: UInt64(0)..<100)
  func damaged(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let jpeg = Samples.jpeg(
      Samples.gradient(width: 4, height: 4), exif: Self.exif(isBigEndian: seed % 2 == 0).bytes)
    for _ in 0..<20 {
      var file = jpeg
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        // The EXIF segment begins at 12 and takes about 400 bytes.
        file[Int.random(in: 2..<420, using: &random)] =
          Bool.random(using: &random) ? 0xFF : .random(in: 0...255, using: &random)
      }
      guard let metadata = try? ImageDecoder.metadata(of: .bytes(file)) else { continue }
      for text in [metadata.cameraMake, metadata.cameraModel, metadata.lens] {
        #expect(text?.isEmpty != true, "seed \(seed)")
      }
    }
  }
}
