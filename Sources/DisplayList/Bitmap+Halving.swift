import ImageDecoding

extension Bitmap {
  /// Returns the bitmap at half the size, rounded up. Every pixel is the rounded mean of 2 × 2 pixels; for an odd size,
  /// the last column or row is repeated.
  ///
  /// The mean of premultiplied pixels is premultiplied: no channel exceeds its alpha.
  func halved() -> Bitmap {
    let newWidth = (width + 1) / 2
    let newHeight = (height + 1) / 2
    return Bitmap(width: newWidth, height: newHeight) { target in
      pixels.withUnsafeBytes { source in
        for y in 0..<newHeight {
          let upper = y * 2 * width * 4
          let lower = min(y * 2 + 1, height - 1) * width * 4
          for x in 0..<newWidth {
            let left = x * 8
            let right = min(x * 2 + 1, width - 1) * 4
            let mean = Self.mean(
              source.loadUnaligned(fromByteOffset: upper + left, as: UInt32.self),
              source.loadUnaligned(fromByteOffset: upper + right, as: UInt32.self),
              source.loadUnaligned(fromByteOffset: lower + left, as: UInt32.self),
              source.loadUnaligned(fromByteOffset: lower + right, as: UInt32.self))
            target.storeBytes(of: mean, toByteOffset: (y * newWidth + x) * 4, as: UInt32.self)
          }
        }
      }
    } ?? self
  }

  /// The mean of four pixels, two channels at a time: a sum of four bytes needs ten bits of sixteen.
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let half: UInt32 = 0x0002_0002
    let even = (a & mask) + (b & mask) + (c & mask) + (d & mask) + half
    let odd = (a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + half
    return (even >> 2 & mask) | ((odd >> 2 & mask) << 8)
  }
}
