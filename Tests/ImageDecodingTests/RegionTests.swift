import ImageDecoding
import TestSupport
import Testing

@Suite("Regions")
struct RegionTests {
  /// Smooth in some places and full of edges in others, with sides that no power of two divides.
  private static let picture: Bitmap = {
    var random = SplitMix64(seed: 1)
    var pixels: [UInt8] = []
    for y in 0..<149 {
      for x in 0..<203 {
        let isNoisy = (x / 40 + y / 30) % 2 == 0
        pixels += (0..<3).map { channel in
          isNoisy ? UInt8.random(in: 0...255, using: &random) : UInt8((x * (channel + 1) + y) % 256)
        }
        pixels.append(255)
      }
    }
    return Bitmap(width: 203, height: 149, pixels: pixels)!
  }()

  private static let rects = [
    PixelRect(x: 0, y: 0, width: 10_000, height: 10_000), PixelRect(x: 3, y: 5, width: 7, height: 4),
    PixelRect(x: 11, y: 2, width: 1, height: 9), PixelRect(x: 17, y: 13, width: 500, height: 2),
    PixelRect(x: -4, y: -3, width: 9, height: 9),
  ]

  /// Crops a picture, pixel by pixel.
  private func crop(_ bitmap: Bitmap, _ rect: PixelRect) -> Bitmap? {
    let columns = (0..<bitmap.width).filter { $0 >= rect.x && $0 < rect.x + rect.width }
    let rows = (0..<bitmap.height).filter { $0 >= rect.y && $0 < rect.y + rect.height }
    let pixels = rows.flatMap { y in
      columns.flatMap { x in bitmap.pixels[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4] }
    }
    return Bitmap(width: columns.count, height: rows.count, pixels: pixels)
  }

  /// The means of squares of pixels, in floating point.
  private func reduced(_ bitmap: Bitmap, by factor: Int) -> Bitmap? {
    let (width, height) = ((bitmap.width + factor - 1) / factor, (bitmap.height + factor - 1) / factor)
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<4 {
          var values: [Double] = []
          for row in y * factor..<min(bitmap.height, (y + 1) * factor) {
            for column in x * factor..<min(bitmap.width, (x + 1) * factor) {
              values.append(Double(bitmap.pixels[(row * bitmap.width + column) * 4 + channel]))
            }
          }
          pixels.append(UInt8((values.reduce(0, +) / Double(values.count)).rounded()))
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func maximumDifference(_ a: Bitmap, _ b: Bitmap) -> Int {
    guard (a.width, a.height) == (b.width, b.height) else { return .max }
    return zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test("a region of a PNG file is the mean of its squares", arguments: [1, 2, 4, 16, 256], rects)
  func png(reduction: Int, rect: PixelRect) throws {
    let bytes = try #require(Self.picture.pngData())
    let expected = crop(try #require(reduced(Self.picture, by: reduction)), rect)
    let region = try ImageDecoder.region(of: .bytes(bytes), rect: rect, reduction: reduction)?.bitmap
    guard let expected, let region else {
      #expect(expected == nil && region == nil)
      return
    }
    // Weights of 1/65,536 and one rounding of the sum.
    #expect(maximumDifference(region, expected) <= 1)
    if reduction == 1 { #expect(region == expected) }
  }

  @Test("a region of a JPEG file is a part of the whole one", arguments: [1, 2, 4, 8, 32], rects)
  func jpeg(reduction: Int, rect: PixelRect) throws {
    // With subsampled colours at this quality.
    let bytes = try #require(Self.picture.jpegData(quality: 0.8))
    let all = PixelRect(x: 0, y: 0, width: 203, height: 149)
    let whole = try #require(try ImageDecoder.region(of: .bytes(bytes), rect: all, reduction: reduction))
      .bitmap
    #expect(
      whole.width == (203 + reduction - 1) / reduction && whole.height == (149 + reduction - 1) / reduction)
    if reduction == 1 { #expect(whole == (try ImageDecoder.decode(.bytes(bytes)))) }
    #expect(
      try ImageDecoder.region(of: .bytes(bytes), rect: rect, reduction: reduction)?.bitmap
        == crop(whole, rect))
  }

  @Test(
    "regions of turned pictures are parts of the upright picture", arguments: ImageOrientation.allCases,
    [1, 4])
  func turned(orientation: ImageOrientation, reduction: Int) throws {
    let exif = Samples.exif(orientation: UInt8(orientation.rawValue))
    let bytes = Samples.jpeg(Self.picture, exif: exif)
    let all = PixelRect(x: 0, y: 0, width: 1000, height: 1000)
    let whole = try #require(try ImageDecoder.region(of: .bytes(bytes), rect: all, reduction: reduction))
      .bitmap
    if reduction == 1 { #expect(whole == (try ImageDecoder.decode(.bytes(bytes)))) }
    for rect in Self.rects {
      #expect(
        try ImageDecoder.region(of: .bytes(bytes), rect: rect, reduction: reduction)?.bitmap
          == crop(whole, rect),
        "\(rect)")
    }
  }

  @Test("other formats are cropped, too", arguments: ["webp", "tiff"])
  func others(format: String) throws {
    let bytes =
      format == "webp"
      ? try #require(Self.picture.webPData(quality: 1))
      : try #require(Samples.redAndBlue.first { $0.format == "tiff" }).bytes
    let whole = try ImageDecoder.decode(.bytes(bytes))
    for rect in Self.rects + [PixelRect(x: 1, y: 0, width: 1, height: 1)] {
      let region = try ImageDecoder.region(of: .bytes(bytes), rect: rect)?.bitmap
      guard let expected = crop(whole, rect) else {
        #expect(region == nil)
        continue
      }
      #expect(region == expected, "\(rect)")
    }
  }

  @Test("a region outside is nil, and a region that is too large is an error")
  func outside() throws {
    let source = ImageSource.bytes(Samples.jpeg(Self.picture))
    for rect in [
      PixelRect(x: 203, y: 0, width: 5, height: 5), PixelRect(x: -9, y: 0, width: 9, height: 5),
      PixelRect(x: 0, y: 0, width: 0, height: 5), PixelRect(x: .max, y: .min, width: .max, height: .max),
      PixelRect(x: 0, y: 0, width: -5, height: 5),
    ] { #expect(try ImageDecoder.region(of: source, rect: rect) == nil, "\(rect)") }
    let rect = PixelRect(x: 0, y: 0, width: 10, height: 10)
    #expect(throws: ImageDecodingError.tooLarge(width: 10, height: 10, limit: 99)) {
      try ImageDecoder.region(of: source, rect: rect, limit: 99)
    }
    #expect(throws: ImageDecodingError.cancelled) {
      try ImageDecoder.region(of: source, rect: rect, isCancelled: { true })
    }
    #expect(try ImageDecoder.region(of: source, rect: rect, reduction: -3)?.bitmap.width == 10)
    #expect(try ImageDecoder.region(of: source, rect: rect, reduction: .max)?.bitmap.width == 1)
  }
}
