extension Bitmap {
  /// Returns the bitmap with converted colours.
  func converted(by conversion: PixelConversion?) -> Bitmap {
    guard let conversion else { return self }
    return Bitmap(width: width, height: height) { bytes in
      pixels.withUnsafeBytes { bytes.copyMemory(from: $0) }
      if let start = bytes.baseAddress { conversion.convert(start, count: bytes.count / 4) }
    } ?? self
  }
}
