extension UInt8 {
  /// The product of two fractions in units of 1/255, rounded to the nearest.
  func premultiplied(by alpha: UInt8) -> UInt8 {
    // No product is halfway between two results, because 255 is odd. Exact for all 65,536 pairs.
    let product = UInt32(self) * UInt32(alpha) + 128
    return UInt8((product + product >> 8) >> 8)
  }

  /// The value that results in this one when premultiplied, rounded to the nearest, halves up; 0 if alpha is 0.
  @inlinable
  package func divided(by alpha: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    return UInt8((UInt32(self) * 510 + UInt32(alpha)) / (UInt32(alpha) * 2))
  }
}
