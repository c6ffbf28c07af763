import Glibc
import ImageDecoding
import Testing

@Suite("Color profiles")
struct ColorProfileTests {
  /// Opaque colours, 8 × 8, within and outside of sRGB.
  private static let colors: [[UInt8]] = (0..<64).map { (index: Int) -> [UInt8] in
    [UInt8(index % 4 * 85), UInt8(index / 4 % 4 * 85), UInt8(index / 16 * 85)]
  }

  private func expectConverted(_ bitmap: Bitmap, by profile: ICCProfile, tolerance: Double = 1.5) {
    for (index, color) in Self.colors.enumerated() {
      let expected = profile.sRGB(color[0], color[1], color[2])
      let pixel = Array(bitmap.pixels[index * 4..<index * 4 + 4])
      for (channel, level) in zip([2, 1, 0], expected) {
        #expect(abs(Double(pixel[channel]) - level) <= tolerance, "\(color) became \(pixel), not \(expected)")
      }
      #expect(pixel[3] == 255)
    }
  }

  private static let png = PNGFile(
    width: 8, height: 8, colorType: .rgb, samples: colors.flatMap { $0 }, profile: ICCProfile.adobeRGB.bytes)

  @Test("Adobe RGB in a PNG file becomes sRGB, by the formulas of both")
  func png() throws {
    expectConverted(try ImageDecoder.decode(.bytes(Self.png.bytes)), by: .adobeRGB)
  }

  @Test("translucent colours are converted as if they were opaque")
  func translucent() throws {
    let samples = Self.colors.flatMap { (color: [UInt8]) -> [UInt8] in color + [128] }
    let file = PNGFile(width: 8, height: 8, samples: samples, profile: ICCProfile.adobeRGB.bytes)
    let bitmap = try ImageDecoder.decode(.bytes(file.bytes))
    for (index, color) in Self.colors.enumerated() {
      let expected = ICCProfile.adobeRGB.sRGB(color[0], color[1], color[2])
      for (channel, level) in zip([2, 1, 0], expected) {
        // The colours are rounded twice at half the opacity.
        #expect(abs(Double(bitmap.pixels[index * 4 + channel]) - level * 128 / 255) <= 2)
      }
      #expect(bitmap.pixels[index * 4 + 3] == 128)
    }
  }

  @Test(
    "the profile of a JPEG file may be in several segments, in any order",
    arguments: [[0], [0, 1], [2, 0, 1]])
  func jpeg(order: [Int]) throws {
    // A grey picture, because JPEG does not keep colours exactly.
    let gray = try #require(
      Bitmap(width: 8, height: 8, pixels: (0..<64).flatMap { _ in [90, 90, 90, 255] as [UInt8] }))
    let file = try #require(gray.jpegData(quality: 1))
    let profile = ICCProfile(primaries: ICCProfile.adobeRGB.primaries, gamma: 1).bytes
    let step = (profile.count + order.count - 1) / order.count
    var segments: [UInt8] = []
    for index in order {
      var payload = Array("ICC_PROFILE\0".utf8)
      payload += [UInt8(index + 1), UInt8(order.count)]
      payload += profile.dropFirst(index * step).prefix(step)
      segments += [0xFF, 0xE2, UInt8((payload.count + 2) >> 8), UInt8((payload.count + 2) & 255)]
      segments += payload
    }
    let expected = ICCProfile(primaries: ICCProfile.adobeRGB.primaries, gamma: 1).sRGB(90, 90, 90)
    let bitmap = try ImageDecoder.decode(.bytes(file[..<2] + segments + file[2...]))
    for (channel, level) in zip([2, 1, 0], expected) {
      #expect(
        bitmap.pixels.indices.filter { $0 % 4 == channel }.allSatisfy {
          abs(Double(bitmap.pixels[$0]) - level) <= 2
        })
    }
  }

  @Test("a profile for grey changes the levels")
  func gray() throws {
    let levels = (0..<256).map { UInt8($0) }
    let file = PNGFile(
      width: 16, height: 16, colorType: .gray, samples: levels, profile: ICCProfile.gray(gamma: 1))
    let bitmap = try ImageDecoder.decode(.bytes(file.bytes))
    for level in levels {
      let linear = Double(level) / 255
      let expected = 255 * (linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055)
      #expect(abs(Double(bitmap.pixels[Int(level) * 4]) - expected) <= 1.5)
    }
  }

  @Test("a WebP file has its profile in a chunk")
  func webP() throws {
    let file = webPFile([
      riffChunk("VP8X", [0x20, 0, 0, 0, 0, 0, 0, 0, 0, 0]), riffChunk("ICCP", ICCProfile.adobeRGB.bytes),
      riffChunk("VP8L", losslessPixel(red: 200, green: 100, blue: 50, alpha: 255)),
    ])
    let bitmap = try ImageDecoder.decode(.bytes(file))
    for (channel, level) in zip([2, 1, 0], ICCProfile.adobeRGB.sRGB(200, 100, 50)) {
      #expect(abs(Double(bitmap.pixels[channel]) - level) <= 1.5)
    }
  }

  @Test("sRGB itself and damaged profiles change nothing", arguments: [0, 40, 200, 1000])
  func ignored(count: Int) throws {
    var file = Self.png
    file.profile =
      count == 0 ? nil : Array(ICCProfile.adobeRGB.bytes.prefix(count)) + [UInt8](repeating: 7, count: 99)
    if count == 1000 { file.profile = [UInt8](repeating: 0, count: 200) }
    let bitmap = try ImageDecoder.decode(.bytes(file.bytes))
    #expect(Array(bitmap.pixels) == Self.colors.flatMap { [$0[2], $0[1], $0[0], 255] })
  }

  @Test("a CMYK JPEG of Adobe's kind shows its colours")
  func cmyk() throws {
    // 20 % cyan, 80 % yellow and 40 % black: (1 − 0.2)(1 − 0.4), 1 − 0.4, (1 − 0.8)(1 − 0.4).
    let bitmap = try ImageDecoder.decode(.bytes(Self.cmykFile))
    for pixel in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      for (channel, fraction) in zip(0..., [0.12, 0.6, 0.48, 1]) {
        #expect(abs(Double(bitmap.pixels[pixel + channel]) - fraction * 255) <= 2)
      }
    }
  }

  /// Written by ImageMagick: 16 × 8 pixels of cmyk(51, 0, 204, 102).
  private static let cmykFile: [UInt8] = {
    let digits = Array(hexadecimal.filter { !$0.isWhitespace })
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0..<$0 + 2]), radix: 16)
    }
  }()

  private static let hexadecimal = """
    ffd8ffee000e41646f626500640000000002ffdb0043000201010101010201010102020202020403020202020504040304060506
    060605060606070908060709070606080b08090a0a0a0a0a06080b0c0b0a0c090a0a0affdb004301020202020202050303050a07
    06070a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a
    ffc00014080008001004011100021101031101041100ffc400160001010100000000000000000000000000000709ffc400141001
    00000000000000000000000000000000ffc400160101010100000000000000000000000000000609ffc400141101000000000000
    00000000000000000000ffda000e040100021103110400003f00c9b6ba29164007ffd9
    """
}
