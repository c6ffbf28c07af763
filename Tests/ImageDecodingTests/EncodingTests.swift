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
}
