import ImageDecoding
import TestSupport

/// Files of several formats and sizes, two of them of 24 megapixels.
enum SoakPictures {
  static var files: [[UInt8]] {
    var random = SplitMix64(seed: 1)
    var files = (0..<48).map { _ in
      jpeg(Int.random(in: 200...1600, using: &random), Int.random(in: 200...1600, using: &random), &random)
    }
    for (width, height) in [(6_000, 4_000), (4_000, 6_000), (4_000, 400), (400, 4_000), (1, 1)] {
      files.append(jpeg(width, height, &random))
    }
    files += (0..<3).map { _ in stripes(800, 600, alpha: 128, &random).pngData() ?? [] }
    files += (0..<2).map { _ in stripes(900, 700, &random).webPData(quality: 0.8) ?? [] }
    files.append(Array(jpeg(1_200, 900, &random).prefix(20_000)))
    var film = AnimatedPNG(framesPerSecond: 10)
    for _ in 0..<5 { _ = film.append(stripes(200, 150, &random)) }
    files.append(film.data)
    return files
  }

  private static func jpeg(_ width: Int, _ height: Int, _ random: inout SplitMix64) -> [UInt8] {
    stripes(width, height, &random).jpegData(quality: 0.8) ?? []
  }

  /// Oblique stripes of 16 pixels. A row is the one above it, moved by a pixel.
  private static func stripes(
    _ width: Int, _ height: Int, alpha: UInt8 = 255, _ random: inout SplitMix64
  ) -> Bitmap {
    let colors = (0...(width + height) / 16).map { _ in
      // Premultiplied: no channel is more than the alpha value.
      (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
    }
    let row = (0..<width + height).flatMap { colors[$0 / 16] }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for y in 0..<height { pixels += row[4 * y..<4 * (y + width)] }
    return Bitmap(width: width, height: height, pixels: pixels)!
  }
}
