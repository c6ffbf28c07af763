#if os(Linux)
  import Foundation
  import ImageDecoding

  /// In what a picture is not as it should be.
  package struct PictureDifference: Sendable, CustomStringConvertible {
    /// What is wrong, in words, with the place of the worst.
    package let description: String
    /// The differences four times as strong, on black; nil when the sizes are not equal.
    package let picture: Bitmap?

    /// Compares two pictures; nil when they are equal within the tolerance.
    package init?(of actual: Bitmap, from expected: Bitmap, tolerance: PictureTolerance = .standard) {
      guard actual.width == expected.width, actual.height == expected.height else {
        description =
          "the size is \(actual.width) × \(actual.height) pixels, "
          + "expected \(expected.width) × \(expected.height)"
        picture = nil
        return
      }
      if actual.pixels == expected.pixels { return nil }
      let worstPixel = Self.worstPixel(of: actual, from: expected)
      let worstTile = Self.worstTile(of: actual, from: expected)
      var findings: [String] = []
      if worstPixel.difference > tolerance.pixel {
        findings.append(
          "pixel (\(worstPixel.x), \(worstPixel.y)) differs by \(worstPixel.difference), "
            + "allowed are \(tolerance.pixel)")
      }
      if worstTile.difference > tolerance.tileMean {
        findings.append(
          "the mean of the tile at (\(worstTile.x), \(worstTile.y)) differs by \(worstTile.difference), "
            + "allowed are \(tolerance.tileMean)")
      }
      if findings.isEmpty { return nil }
      description = findings.joined(separator: "; ")
      picture = Self.picture(of: actual, from: expected)
    }

    private static func worstPixel(
      of actual: Bitmap, from expected: Bitmap
    ) -> (x: Int, y: Int, difference: Int) {
      var (worst, place) = (0, 0)
      actual.pixels.withUnsafeBufferPointer { actual in
        expected.pixels.withUnsafeBufferPointer { expected in
          for index in actual.indices {
            let difference = abs(Int(actual[index]) - Int(expected[index]))
            if difference > worst { (worst, place) = (difference, index) }
          }
        }
      }
      return (place / 4 % actual.width, place / 4 / actual.width, worst)
    }

    private static func worstTile(
      of actual: Bitmap, from expected: Bitmap
    ) -> (x: Int, y: Int, difference: Double) {
      let side = PictureTolerance.tileSide
      var worst = (x: 0, y: 0, difference: 0.0)
      actual.pixels.withUnsafeBufferPointer { actualBytes in
        expected.pixels.withUnsafeBufferPointer { expectedBytes in
          for top in stride(from: 0, to: actual.height, by: side) {
            for left in stride(from: 0, to: actual.width, by: side) {
              let (right, bottom) = (min(left + side, actual.width), min(top + side, actual.height))
              for channel in 0..<4 {
                var sum = 0
                for y in top..<bottom {
                  for x in left..<right {
                    let index = (y * actual.width + x) * 4 + channel
                    sum += Int(actualBytes[index]) - Int(expectedBytes[index])
                  }
                }
                let mean = Double(abs(sum)) / Double((right - left) * (bottom - top))
                if mean > worst.difference { worst = (left, top, mean) }
              }
            }
          }
        }
      }
      return worst
    }

    private static func picture(of actual: Bitmap, from expected: Bitmap) -> Bitmap? {
      Bitmap(width: actual.width, height: actual.height) { target in
        for index in target.indices {
          let difference = abs(Int(actual.pixels[index]) - Int(expected.pixels[index])) * 4
          target[index] = index % 4 == 3 ? 255 : UInt8(min(255, difference))
        }
      }
    }
  }
#endif
