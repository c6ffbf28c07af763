import Geometry
import ImageDecoding
import TestSupport

extension Bitmap {
  /// Whether a picture looks the same. What has moved and come back may be off by the last digit of a pixel.
  func isLike(_ other: Bitmap) -> Bool {
    PictureDifference(of: self, from: other, tolerance: PictureTolerance(pixel: 3, tileMean: 1)) == nil
  }

  /// How many of the pixels are others.
  func fraction(differingFrom other: Bitmap) -> Double {
    pixels.withUnsafeBytes { own in
      other.pixels.withUnsafeBytes { others in
        let (own, others) = (own.bindMemory(to: UInt32.self), others.bindMemory(to: UInt32.self))
        return Double(own.indices.count { (own[$0] ^ others[$0]) & 0xFFFFFF != 0 }) / Double(own.count)
      }
    }
  }

  /// The smallest rectangle with all pixels that are others in a picture of the same size; nil when there are none.
  func area(differingFrom other: Bitmap) -> Rectangle? {
    pixels.withUnsafeBytes { own in
      other.pixels.withUnsafeBytes { others in
        let (own, others) = (own.bindMemory(to: UInt32.self), others.bindMemory(to: UInt32.self))
        return area { own[$0] != others[$0] }
      }
    }
  }

  /// The smallest rectangle with all pixels of a colour, 0xRRGGBB, of which the last digits need not agree; nil when
  /// there are none.
  func area(of color: UInt32) -> Rectangle? {
    pixels.withUnsafeBytes { own in
      let own = own.bindMemory(to: UInt32.self)
      return area { (own[$0] ^ color) & 0xF0F0F0 == 0 }
    }
  }

  private func area(where isIn: (_ index: Int) -> Bool) -> Rectangle? {
    var (left, right, top, bottom) = (width, 0, height, 0)
    for y in 0..<height {
      for x in 0..<width where isIn(y * width + x) {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), y + 1)
      }
    }
    guard left < right else { return nil }
    return Rectangle(minX: Double(left), minY: Double(top), maxX: Double(right), maxY: Double(bottom))
  }
}
