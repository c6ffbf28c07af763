import ImageDecoding

/// The colour that most of a picture has, in sRGB.
package struct DominantColor: Hashable, Sendable {
  /// The channels from 0 to 255.
  package let red, green, blue: UInt8

  /// The channels of 0xRRGGBB.
  init(rgb: UInt32) {
    (red, green, blue) = (
      UInt8(truncatingIfNeeded: rgb >> 16), UInt8(truncatingIfNeeded: rgb >> 8),
      UInt8(truncatingIfNeeded: rgb)
    )
  }

  /// The channels as 0xRRGGBB.
  var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// Finds the colour of a picture: the mean of the most frequent group of similar pixels. Vivid pixels count more than
  /// grey ones, which every photo has many of. Nil if all pixels are transparent.
  ///
  /// - Complexity: O(*n*) for *n* pixels. A small thumbnail is enough.
  init?(of bitmap: Bitmap) {
    // Groups by the upper three bits of each channel.
    var groups = [(weight: Int, red: Int, green: Int, blue: Int, count: Int)](
      repeating: (0, 0, 0, 0, 0), count: 512)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 127 {
        let (blue, green, red) = (Int(pixels[start]), Int(pixels[start + 1]), Int(pixels[start + 2]))
        let group = (red >> 5) << 6 | (green >> 5) << 3 | blue >> 5
        groups[group].weight += 32 + max(red, green, blue) - min(red, green, blue)
        groups[group].red += red
        groups[group].green += green
        groups[group].blue += blue
        groups[group].count += 1
      }
    }
    guard let largest = groups.max(by: { $0.weight < $1.weight }), largest.count > 0 else { return nil }
    func mean(_ sum: Int) -> UInt8 { UInt8((sum + largest.count / 2) / largest.count) }
    (red, green, blue) = (mean(largest.red), mean(largest.green), mean(largest.blue))
  }

  /// The hue from 0 (red) over 1/3 (green) and 2/3 (blue) to 1; nil for a grey.
  package var hue: Double? {
    let (r, g, b) = (Double(red), Double(green), Double(blue))
    let (high, low) = (max(r, g, b), min(r, g, b))
    // Less is hardly seen as a colour.
    guard high - low > 24 else { return nil }
    let sixth: Double
    if high == r {
      sixth = (g - b) / (high - low)
    } else if high == g {
      sixth = 2 + (b - r) / (high - low)
    } else {
      sixth = 4 + (r - g) / (high - low)
    }
    return (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  /// The brightness, from 0 to 255 (ITU-R BT.601).
  var brightness: Double { 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue) }
}
