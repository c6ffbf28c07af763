import Dispatch

/// Converts decoded pixels to those of a ``Bitmap``, in place.
struct PixelConversion: Sendable {
  enum Method: Sendable {
    /// Converts blue, green and red, which are premultiplied.
    case rgb(ColorTransform)
    /// Replaces every level of grey; there are 256.
    case gray([UInt8])
    /// Converts cyan, magenta, yellow and black by a profile.
    case cmyk(ColorTransform)
    /// Multiplies cyan, magenta and yellow by black.
    case plainCMYK(isInverted: Bool)
  }

  /// The number of pixels that one thread converts at a time.
  private static let bandSize = 1 << 16

  private let method: Method

  init(_ method: Method) { self.method = method }

  /// The conversion for the pixels of a file; nil if they need none. A damaged profile is ignored.
  init?(from colors: PixelColors, profile: ColorProfile?) {
    if let conversion = profile?.conversion(from: colors) {
      self = conversion
    } else if case .cmyk(let isInverted) = colors {
      self.init(.plainCMYK(isInverted: isInverted))
    } else {
      return nil
    }
  }

  /// Converts pixels on all cores.
  func convert(_ pixels: UnsafeMutableRawPointer, count: Int) {
    // Every band is written by exactly one iteration, and all iterations end before the call returns.
    nonisolated(unsafe) let start = pixels
    let bands = (count + Self.bandSize - 1) / Self.bandSize
    DispatchQueue.concurrentPerform(iterations: bands) { band in
      let first = band * Self.bandSize
      convertBand(start + first * 4, count: min(Self.bandSize, count - first))
    }
  }

  private func convertBand(_ start: UnsafeMutableRawPointer, count: Int) {
    let bytes = start.assumingMemoryBound(to: UInt8.self)
    switch method {
    case .rgb(let transform):
      withStraightColors(bytes, count) { transform.convert(start, count: count) }
    case .gray(let levels):
      withStraightColors(bytes, count) {
        levels.withUnsafeBufferPointer { levels in
          for pixel in stride(from: 0, to: count * 4, by: 4) {
            let level = levels[Int(bytes[pixel])]
            bytes[pixel] = level
            bytes[pixel + 1] = level
            bytes[pixel + 2] = level
          }
        }
      }
    case .cmyk(let transform):
      transform.convert(start, count: count)
      for alpha in stride(from: 3, to: count * 4, by: 4) { bytes[alpha] = 255 }
    case .plainCMYK(let isInverted):
      let mask: UInt8 = isInverted ? 0 : 255
      for pixel in stride(from: 0, to: count * 4, by: 4) {
        let white = bytes[pixel + 3] ^ mask
        let red = (bytes[pixel] ^ mask).premultiplied(by: white)
        bytes[pixel] = (bytes[pixel + 2] ^ mask).premultiplied(by: white)
        bytes[pixel + 1] = (bytes[pixel + 1] ^ mask).premultiplied(by: white)
        bytes[pixel + 2] = red
        bytes[pixel + 3] = 255
      }
    }
  }

  /// Calls `body` while the colours are not premultiplied.
  private func withStraightColors(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ body: () -> Void) {
    let isTranslucent = Self.divideByAlpha(UnsafeMutableRawBufferPointer(start: bytes, count: count * 4))
    body()
    guard isTranslucent else { return }
    for pixel in stride(from: 0, to: count * 4, by: 4) where bytes[pixel + 3] != 255 {
      for channel in pixel..<pixel + 3 { bytes[channel] = bytes[channel].premultiplied(by: bytes[pixel + 3]) }
    }
  }

  /// Turns premultiplied colours into straight ones. Returns whether a pixel is not opaque.
  static func divideByAlpha(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
    var isTranslucent = false
    for pixel in stride(from: 0, to: bytes.count, by: 4) where bytes[pixel + 3] != 255 {
      isTranslucent = true
      let alpha = bytes[pixel + 3]
      // Premultiplied channels are at most as large as alpha. Larger values are invalid and clamped.
      for channel in pixel..<pixel + 3 { bytes[channel] = min(bytes[channel], alpha).divided(by: alpha) }
    }
    return isTranslucent
  }
}
