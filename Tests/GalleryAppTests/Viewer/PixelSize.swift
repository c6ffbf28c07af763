import ImageDecoding
import Testing

/// The size of a picture in pixels.
struct PixelSize: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let width: Int
  let height: Int

  static let photo = PixelSize(testDescription: "photo", width: 1200, height: 800)
  static let panorama = PixelSize(testDescription: "panorama", width: 4000, height: 400)
  static let portrait = PixelSize(testDescription: "tall portrait", width: 600, height: 1800)
  static let all = [photo, panorama, portrait]

  /// A grey picture, reduced to a size and not enlarged.
  func picture(_ size: DecodingSize) throws -> Bitmap {
    let scale: Double =
      switch size {
      case .full: 1
      case .fitting(let width, let height):
        min(Double(width) / Double(self.width), Double(height) / Double(self.height))
      case .filling(let width, let height):
        max(Double(width) / Double(self.width), Double(height) / Double(self.height))
      }
    let (w, h) = (reduced(width, by: scale), reduced(height, by: scale))
    return try #require(Bitmap(width: w, height: h, pixels: Array(repeating: 128, count: w * h * 4)))
  }

  private func reduced(_ length: Int, by scale: Double) -> Int {
    max(1, min(length, Int((Double(length) * scale).rounded())))
  }
}
