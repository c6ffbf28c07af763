import ImageDecoding
import Testing

@Suite struct EncodingTests {
  @Test("a PNG gives every premultiplied pixel back")
  func png() throws {
    var pixels: [UInt8] = []
    for alpha in UInt8.min...UInt8.max {
      for value in UInt8.min...UInt8.max { pixels += [min(value, alpha), 0, alpha, alpha] }
    }
    let bitmap = try #require(Bitmap(width: 256, height: 256, pixels: pixels))
    let bytes = try #require(bitmap.pngData())
    #expect(try ImageDecoder.decode(.bytes(bytes)) == bitmap)
  }

  @Test(
    "a PNG keeps texts of every length, and the pixels whatever the filter",
    arguments: [PNGFilter.adaptive, .up])
  func texts(filter: PNGFilter) throws {
    let bitmap = Samples.gradient(width: 7, height: 5)
    let long = String(repeating: "é", count: 79)
    // Earlier texts leave bytes behind in memory that is used again.
    for text in [String(repeating: "long ", count: 40), "a", "\u{1}\u{FF}", "file:///a", "1000000000"] {
      let texts = ["Key": text, "Other Key": "a\nb", String(repeating: "k", count: 79): long]
      let bytes = try #require(bitmap.pngData(filter: filter, texts: texts))
      #expect(try ImageDecoder.pngTexts(in: .bytes(bytes)) == texts)
      #expect(try ImageDecoder.decode(.bytes(bytes)) == bitmap)
    }
  }

  @Test(
    "texts that PNG cannot store are refused",
    arguments: [
      ("", "a"), (String(repeating: "k", count: 80), "a"), ("Key", ""), ("Key", "€"), ("Key", "a\0b"),
    ])
  func invalidText(keyword: String, text: String) {
    #expect(Samples.gradient(width: 2, height: 2).pngData(texts: [keyword: text]) == nil)
  }

  @Test("an opaque PNG has no channel for opacity")
  func opaque() throws {
    let bytes = try #require(Samples.gradient(width: 5, height: 3).pngData(compression: -3))
    // The byte of IHDR for the kind of colour: 2 is red, green, blue.
    #expect(bytes[25] == 2)
    #expect(try ImageDecoder.decode(.bytes(bytes)) == Samples.gradient(width: 5, height: 3))
  }

  @Test("a JPEG is near what it was made from, and on white where nothing was")
  func jpeg() throws {
    let gray = try #require(
      Bitmap(width: 8, height: 8, pixels: (0..<64).flatMap { _ in [90, 90, 90, 255] as [UInt8] }))
    let clear = try #require(Bitmap(width: 8, height: 8, pixels: [UInt8](repeating: 0, count: 256)))
    for (bitmap, level) in [(gray, 90), (clear, 255)] {
      for quality in [1, 0.5, .nan, 7, -1] {
        let bytes = try #require(bitmap.jpegData(quality: quality))
        let decoded = try ImageDecoder.decode(.bytes(bytes))
        // A flat area has one coefficient, whose step at the worst quality is 16 · 50 / 8 of 255.
        let tolerance = quality == -1 ? 51 : 2
        #expect(decoded.pixels.allSatisfy { $0 == 255 || abs(Int($0) - level) <= tolerance })
      }
    }
    let picture = Samples.gradient(width: 64, height: 64)
    #expect(
      try #require(picture.jpegData(quality: 0.2)).count < #require(picture.jpegData(quality: 0.9)).count)
  }

  @Test(
    "colours next to one another remain apart in a JPEG of high quality",
    arguments: [(0.9, true), (0.89, false)])
  func fullColor(quality: Double, isSharp: Bool) throws {
    // Columns that alternate between two colours of the same brightness: 0.299 · 170 = 0.587 · 87 to half a step. With half
    // the resolution, each pair of columns gets the mean.
    let colors: [[UInt8]] = [[0, 0, 170, 255], [0, 87, 0, 255]]
    let lines = try #require(Bitmap(width: 32, height: 32, pixels: (0..<1024).flatMap { colors[$0 % 2] }))
    let decoded = try ImageDecoder.decode(.bytes(try #require(lines.jpegData(quality: quality))))
    let contrast = Int(decoded.pixels[(16 * 32 + 16) * 4 + 2]) - Int(decoded.pixels[(16 * 32 + 17) * 4 + 2])
    #expect((contrast > 120) == isSharp && (contrast < 50) == !isSharp, "\(contrast)")
  }

  @Test("a JPEG that is wider than the format's maximum is not written")
  func tooWide() throws {
    let wide = try #require(
      Bitmap(width: 65_501, height: 1, pixels: [UInt8](repeating: 255, count: 65_501 * 4)))
    #expect(wide.jpegData(quality: 0.5) == nil)
  }

  @Test("a WebP keeps opacity exactly and colours nearly")
  func webP() throws {
    // 16 × 16 squares of one colour, each with another opacity; blue is 200 of 255 before premultiplication.
    var pixels: [UInt8] = []
    for y in 0..<64 {
      for x in 0..<64 {
        let alpha = (y / 16 * 4 + x / 16) * 17
        pixels += [UInt8(200 * alpha / 255), 0, UInt8(alpha), UInt8(alpha)]
      }
    }
    let bitmap = try #require(Bitmap(width: 64, height: 64, pixels: pixels))
    for quality in [1, 0.8, .nan, 7] {
      let bytes = try #require(bitmap.webPData(quality: quality))
      #expect(bytes.starts(with: "RIFF".utf8))
      let decoded = try ImageDecoder.decode(.bytes(bytes))
      for pixel in stride(from: 0, to: pixels.count, by: 4) {
        #expect(decoded.pixels[pixel + 3] == pixels[pixel + 3])
        // Colours are stored at half the resolution, as 8-bit luminance and chrominance of the video range.
        for channel in 0..<3 {
          #expect(abs(Int(decoded.pixels[pixel + channel]) - Int(pixels[pixel + channel])) <= 48)
        }
      }
      // In the middle of an opaque square, only the rounding remains.
      let middle = (56 * 64 + 56) * 4
      for channel in 0..<3 {
        #expect(abs(Int(decoded.pixels[middle + channel]) - Int(pixels[middle + channel])) <= 6)
      }
    }
    let picture = Samples.gradient(width: 64, height: 64)
    #expect(
      try #require(picture.webPData(quality: 0.2)).count < #require(picture.webPData(quality: 0.95)).count)
    // 16,384 pixels are one more than the format allows.
    let wide = try #require(Bitmap(width: 16_384, height: 1, pixels: [UInt8](repeating: 0, count: 65_536)))
    #expect(wide.webPData(quality: 1) == nil)
  }
}
