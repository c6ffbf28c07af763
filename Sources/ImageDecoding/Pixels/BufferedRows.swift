/// The rows of a stored picture that is completely in memory.
final class BufferedRows: RowDecoder {
  let width: Int
  let height: Int
  let damage: ImageDecodingError?
  private let pixels: [UInt8]
  private var nextRow = 0

  /// Creates rows from four bytes per pixel; nil unless their number fits the dimensions exactly.
  init?(width: Int, height: Int, pixels: [UInt8], damage: ImageDecodingError? = nil) {
    guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
    (self.width, self.height, self.pixels, self.damage) = (width, height, pixels, damage)
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
