import ImageDecoding
import Testing

@Suite struct OrientationTests {
  /// Stored, three rows of two: AB, CD, EF. Seen, from the definition of EXIF's tag 0x0112: where row 0 and column 0
  /// of the stored picture are to be (1 top and left, 2 top and right, … 6 right and top …).
  static let seen: [(orientation: ImageOrientation, rows: [String])] = [
    (.up, ["AB", "CD", "EF"]), (.upMirrored, ["BA", "DC", "FE"]), (.down, ["FE", "DC", "BA"]),
    (.downMirrored, ["EF", "CD", "AB"]), (.leftMirrored, ["ACE", "BDF"]), (.right, ["ECA", "FDB"]),
    (.rightMirrored, ["FDB", "ECA"]), (.left, ["BDF", "ACE"]),
  ]

  /// A grey level for each letter.
  private func level(_ letter: Character) -> UInt8 { (letter.asciiValue ?? 0) &* 3 }

  private func png(_ orientation: UInt8, isBigEndian: Bool = false) -> ImageSource {
    .bytes(
      PNGFile(
        width: 2, height: 3, colorType: .gray, samples: "ABCDEF".map(level),
        exif: Samples.exif(orientation: orientation, isBigEndian: isBigEndian)
      ).bytes)
  }

  @Test("pictures are turned upright", arguments: seen, [false, true])
  func upright(row: (orientation: ImageOrientation, rows: [String]), isBigEndian: Bool) throws {
    let source = png(UInt8(row.orientation.rawValue), isBigEndian: isBigEndian)
    let bitmap = try ImageDecoder.decode(source)
    #expect(bitmap.width == row.rows[0].count && bitmap.height == row.rows.count)
    let levels = stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }
    #expect(levels == row.rows.joined().map(level))
    let properties = try ImageDecoder.properties(of: source)
    #expect(properties.orientation == row.orientation)
    #expect(properties.width == bitmap.width && properties.height == bitmap.height)
  }

  @Test("an invalid orientation is treated as upright", arguments: [0, 9, 255] as [UInt8])
  func nonsense(orientation: UInt8) throws {
    #expect(try ImageDecoder.properties(of: png(orientation)).orientation == .up)
  }

  @Test("JPEG, TIFF and WebP tell their orientation, too")
  func formats() throws {
    let jpeg = Samples.jpeg(Samples.gradient(width: 20, height: 10), exif: Samples.exif(orientation: 8))
    let properties = try ImageDecoder.properties(of: .bytes(jpeg))
    #expect(properties.orientation == .left && properties.width == 10 && properties.height == 20)

    // Red then blue, turned clockwise: red above blue.
    let tiff = ImageSource.bytes(Samples.tiff(orientation: 6))
    #expect(try ImageDecoder.properties(of: tiff).height == 2)
    let turned = Bitmap(width: 1, height: 2, pixels: [0, 0, 255, 255, 255, 0, 0, 255])
    #expect(try ImageDecoder.decode(tiff) == turned)

    let webp = try ImageDecoder.properties(of: .bytes(Self.webp))
    #expect(webp.orientation == .down && webp.format == "webp")
  }

  /// A WebP file of one pixel, lossless: the head with the mark for EXIF, the pixel, and an EXIF chunk at the end.
  private static let webp: [UInt8] = {
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      Array(name.utf8) + [UInt8(data.count), 0, 0, 0] + data + (data.count.isMultiple(of: 2) ? [] : [0])
    }
    // VP8L: signature, 1 × 1, version 0; no transforms, no cache, no groups; five codes of one symbol each.
    let pixel: [UInt8] = [0x2F, 0, 0, 0, 0x00, 0x88, 0x88, 0x08]
    let exif = Samples.exif(orientation: 3)
    let body =
      Array("WEBP".utf8) + chunk("VP8X", [0x08, 0, 0, 0, 0, 0, 0, 0, 0, 0]) + chunk("VP8L", pixel)
      + chunk("EXIF", exif)
    return Array("RIFF".utf8) + [UInt8(body.count), 0, 0, 0] + body
  }()
}
