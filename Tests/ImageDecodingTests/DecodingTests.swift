import ImageDecoding
import TestSupport
import Testing

@Suite struct DecodingTests {
  private let red: [UInt8] = [0, 0, 255, 255]
  private let blue: [UInt8] = [255, 0, 0, 255]

  @Test("every format gives its pixels", arguments: Samples.redAndBlue.map(\.format))
  func formats(format: String) throws {
    let source = ImageSource.bytes(try #require(Samples.redAndBlue.first { $0.format == format }).bytes)
    #expect(ImageDecoder.canDecode(source))
    let bitmap = try ImageDecoder.decode(source)
    #expect(bitmap == Bitmap(width: 2, height: 1, pixels: red + blue))
    let properties = try ImageDecoder.properties(of: source)
    #expect(properties.width == 2 && properties.height == 1 && properties.orientation == .up)
    #expect(properties.format == format && properties.isScalable == (format == "svg"))
  }

  @Test("colour times opacity is rounded to the nearest, for all pairs")
  func premultiplication() throws {
    var samples: [UInt8] = []
    for alpha in 0..<256 {
      for value in 0..<256 { samples += [UInt8(value), 255, 0, UInt8(alpha)] }
    }
    let file = PNGFile(width: 256, height: 256, samples: samples)
    let bitmap = try ImageDecoder.decode(.bytes(file.bytes))
    // By hand: 200 of 255 at an opacity of 128 of 255 is 100.39, and 3 at 85 exactly 1.
    #expect(bitmap.pixels[(128 * 256 + 200) * 4 + 2] == 100)
    #expect(bitmap.pixels[(85 * 256 + 3) * 4 + 2] == 1)
    for alpha in 0..<256 {
      let row = (0..<256).map { bitmap.pixels[(alpha * 256 + $0) * 4 + 2] }
      #expect(row == (0..<256).map { UInt8((Double($0 * alpha) / 255).rounded()) })
      let first = alpha * 256 * 4
      #expect(Array(bitmap.pixels[first..<(first + 2)]) == [0, UInt8(alpha)])
      #expect(bitmap.pixels[first + 3] == alpha)
    }
  }

  @Test("grey and 16 bits become 8-bit colour")
  func depths() throws {
    let gray = PNGFile(width: 2, height: 1, colorType: .gray, samples: [7, 200])
    #expect(try Array(ImageDecoder.decode(.bytes(gray.bytes)).pixels) == [7, 7, 7, 255, 200, 200, 200, 255])
    // 100 at an opacity of 51 of 255, a fifth.
    let translucent = PNGFile(width: 1, height: 1, colorType: .grayAlpha, samples: [100, 51])
    #expect(try Array(ImageDecoder.decode(.bytes(translucent.bytes)).pixels) == [20, 20, 20, 51])
    let deep = PNGFile(
      width: 1, height: 1, colorType: .rgb, bitDepth: 16, samples: [0x80, 0xFF, 0x00, 0xFF, 0xFF, 0xFF])
    #expect(try Array(ImageDecoder.decode(.bytes(deep.bytes)).pixels) == [0xFF, 0x00, 0x80, 255])
  }

  @Test(
    "a picture is decoded at the size needed",
    arguments: [
      (.full, 60, 40), (.fitting(width: 30, height: 30), 30, 20), (.fitting(width: 90, height: 10), 15, 10),
      (.fitting(width: 600, height: 600), 60, 40), (.filling(width: 30, height: 30), 45, 30),
      (.filling(width: 30, height: 5), 30, 20), (.filling(width: 70, height: 5), 60, 40),
      (.fitting(width: 1, height: 1), 1, 1), (.fitting(width: 0, height: -5), 1, 1),
      (.fitting(width: .max, height: .max), 60, 40), (.filling(width: .min, height: .min), 1, 1),
    ] as [(DecodingSize, Int, Int)])
  func sizes(size: DecodingSize, width: Int, height: Int) throws {
    let bitmap = Samples.gradient(width: 60, height: 40)
    let turned = Samples.exif(orientation: 6)
    for bytes in [try #require(bitmap.pngData()), Samples.jpeg(bitmap)] {
      let decoded = try ImageDecoder.decode(.bytes(bytes), size: size)
      #expect(decoded.width == width && decoded.height == height)
    }
    // The stored picture of 40 × 60 is seen as 60 × 40.
    let upright = Samples.jpeg(Samples.gradient(width: 40, height: 60), exif: turned)
    let decoded = try ImageDecoder.decode(.bytes(upright), size: size)
    #expect(decoded.width == width && decoded.height == height)
  }

  @Test("reducing keeps the colours of areas")
  func reduction() throws {
    // 8 × 2: four columns of red, four of blue.
    let row =
      [UInt8](repeating: 0, count: 4).flatMap { _ in [255, 0, 0] as [UInt8] }
      + [UInt8](repeating: 0, count: 4).flatMap { _ in [0, 0, 255] as [UInt8] }
    let file = PNGFile(width: 8, height: 2, colorType: .rgb, samples: row + row)
    let bitmap = try ImageDecoder.decode(.bytes(file.bytes), size: .fitting(width: 4, height: 4))
    #expect(bitmap.width == 4 && bitmap.height == 1)
    #expect(Array(bitmap.pixels[..<4]) == red && Array(bitmap.pixels[12...]) == blue)
  }

  @Test(
    "a pixel of a reduced picture is the mean of the area it covers",
    arguments: [(7, 5), (24, 1), (13, 16), (1, 1)])
  func areas(width: Int, height: Int) throws {
    let bitmap = Samples.gradient(width: 24, height: 16)
    let bytes = try #require(bitmap.pngData())
    let reduced = try ImageDecoder.decode(.bytes(bytes), size: .filling(width: width, height: height))
    // The overlap of two intervals, of which one is a stored pixel.
    func overlap(_ stored: Int, _ pixel: Int, _ scale: Double) -> Double {
      max(0, min(Double(stored + 1), Double(pixel + 1) * scale) - max(Double(stored), Double(pixel) * scale))
    }
    let (scaleX, scaleY) = (24 / Double(reduced.width), 16 / Double(reduced.height))
    for y in 0..<reduced.height {
      for x in 0..<reduced.width {
        for channel in 0..<4 {
          var sum = 0.0
          for row in 0..<16 {
            for column in 0..<24 {
              sum +=
                Double(bitmap.pixels[(row * 24 + column) * 4 + channel]) * overlap(column, x, scaleX)
                * overlap(row, y, scaleY)
            }
          }
          let value = Double(reduced.pixels[(y * reduced.width + x) * 4 + channel])
          // One rounding of the sum, and weights in 1/65,536.
          #expect(abs(value - sum / (scaleX * scaleY)) <= 0.51)
        }
      }
    }
  }

  @Test("a JPEG at a smaller size is near the mean of its pixels", arguments: [1, 3, 10, 17, 23, 30, 39])
  func smallJPEG(height: Int) throws {
    let bytes = Samples.jpeg(Samples.gradient(width: 64, height: 40))
    let reduced = try ImageDecoder.decode(.bytes(bytes), size: .fitting(width: 64, height: height))
    #expect(reduced.height == height)
    for y in 0..<reduced.height {
      for x in 0..<reduced.width {
        let pixel = (y * reduced.width + x) * 4
        // The gradient at the middle of the pixel.
        let blue = (Double(x) + 0.5) * 64 / Double(reduced.width) - 0.5
        let green = (Double(y) + 0.5) * 40 / Double(height) - 0.5
        #expect(abs(Double(reduced.pixels[pixel]) - blue * 255 / 63) <= 8)
        #expect(abs(Double(reduced.pixels[pixel + 1]) - green * 255 / 39) <= 8)
      }
    }
  }

  @Test("shapes are drawn sharp in any size")
  func shapes() throws {
    let bitmap = try ImageDecoder.decode(
      .bytes(Array(Samples.svg.utf8)), size: .fitting(width: 20, height: 20))
    let row = (0..<10).flatMap { _ in red } + (0..<10).flatMap { _ in blue }
    #expect(bitmap == Bitmap(width: 20, height: 10, pixels: (0..<10).flatMap { _ in row }))
  }

  @Test("what the file names end in is known")
  func fileExtensions() {
    #expect(
      ImageDecoder.fileExtensions.isSuperset(of: ["jpg", "jpeg", "png", "gif", "webp", "svg", "tiff", "bmp"]))
    #expect(!ImageDecoder.fileExtensions.contains("txt"))
  }
}
