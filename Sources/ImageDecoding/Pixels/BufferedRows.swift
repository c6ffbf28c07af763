/// The rows of a stored picture that is completely in memory.
final class BufferedRows: RowDecoder {
  let width: Int
  let height: Int
  let damage: ImageDecodingError?
  private let pixels: Bitmap.Pixels
  private var nextRow = 0

  /// Creates the rows of a picture, whose pixels may have other colours than those of a bitmap.
  init(_ picture: Bitmap, damage: ImageDecodingError? = nil) {
    (width, height, pixels, self.damage) = (picture.width, picture.height, picture.pixels, damage)
  }

  func skip(_ count: Int) { nextRow += count }

  func read(_ count: Int, into rows: UnsafeMutableRawPointer, rowBytes: Int) {
    pixels.withUnsafeBytes { pixels in
      guard let start = pixels.baseAddress else { return }
      for row in 0..<count {
        (rows + row * rowBytes).copyMemory(
          from: start + (nextRow + row) * width * 4, byteCount: width * 4)
      }
    }
    nextRow += count
  }
}
