import CWebP

extension Bitmap {
  /// Returns the bitmap as a WebP file, with transparency; nil if memory runs out or a side is longer than 16,383 pixels,
  /// the maximum of the format.
  ///
  /// - Parameter quality: The quality, from 0 (smallest file) to 1 (best quality, still lossy). Other values are clamped;
  ///   NaN is treated as 1.
  public func webPData(quality: Double) -> [UInt8]? {
    let percent = quality.isNaN ? 100 : min(max(quality, 0), 1) * 100
    var straight = Array(pixels)
    _ = straight.withUnsafeMutableBytes { PixelConversion.divideByAlpha($0) }
    var output: UnsafeMutablePointer<UInt8>?
    let count = WebPEncodeBGRA(
      straight, Int32(clamping: width), Int32(clamping: height), Int32(clamping: width * 4), Float(percent),
      &output)
    guard count > 0, let output else { return nil }
    defer { WebPFree(output) }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }
}
