import CJPEG
import Glibc

extension Bitmap {
  /// Returns the bitmap on a white background as a JPEG file; nil if memory runs out or a side is longer than 65,500
  /// pixels, the maximum of the format.
  ///
  /// Colour has half the resolution of brightness if the quality is less than 0.9.
  ///
  /// - Parameter quality: The quality, from 0 (smallest file) to 1 (best quality). Other values are clamped; NaN is
  ///   treated as 1.
  public func jpegData(quality: Double) -> [UInt8]? {
    let percent = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded())
    guard let flat = onWhite?.pixels else { return nil }
    var count = 0
    let file = flat.withUnsafeBufferPointer { flat in
      flat.baseAddress.flatMap {
        cjpeg_encode(
          $0, Int32(clamping: width), Int32(clamping: height), Int32(percent), percent >= 90, &count)
      }
    }
    guard let bytes = file else { return nil }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
