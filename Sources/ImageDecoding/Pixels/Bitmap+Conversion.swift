extension Bitmap {
  /// Returns the bitmap with converted colours.
  func converted(by conversion: PixelConversion?) -> Bitmap {
    guard let conversion else { return self }
    var pixels = pixels
    pixels.withUnsafeMutableBytes { buffer in
      if let start = buffer.baseAddress { conversion.convert(start, count: buffer.count / 4) }
    }
    // The number of bytes is unchanged.
    return Bitmap(width: width, height: height, pixels: pixels) ?? self
  }
}
