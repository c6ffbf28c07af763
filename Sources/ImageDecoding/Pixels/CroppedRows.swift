/// A rectangle of the rows of another decoder.
final class CroppedRows<Decoder: RowDecoder>: RowDecoder {
  let width: Int
  let height: Int
  private let decoder: Decoder
  private let left: Int
  private var row: [UInt32]

  /// Creates a decoder for columns and rows of another one, which must be at its first row.
  init(_ decoder: Decoder, columns: Range<Int>, rows: Range<Int>) throws(ImageDecodingError) {
    (self.decoder, left, width, height) = (decoder, columns.lowerBound, columns.count, rows.count)
    row = Array(repeating: 0, count: decoder.width)
    try decoder.skip(rows.lowerBound)
  }

  var damage: ImageDecodingError? { decoder.damage }

  func skip(_ count: Int) throws(ImageDecodingError) { try decoder.skip(count) }

  func read(
    _ count: Int, into rows: UnsafeMutableRawPointer, rowBytes: Int
  ) throws(ImageDecodingError) {
    for index in 0..<count {
      var failure: ImageDecodingError?
      row.withUnsafeMutableBytes { row in
        guard let start = row.baseAddress else { return }
        do throws(ImageDecodingError) {
          try decoder.read(1, into: start, rowBytes: row.count)
          (rows + index * rowBytes).copyMemory(from: start + left * 4, byteCount: width * 4)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
    }
  }
}
