/// Delivers the rows of a stored picture, the top row first.
///
/// A pixel is four bytes, as in ``Bitmap``, or in the colours that a ``PixelConversion`` starts from.
protocol RowDecoder: AnyObject {
  /// The number of pixels in a row.
  var width: Int { get }
  /// The number of rows.
  var height: Int { get }
  /// Why the rows delivered so far are incomplete; nil if they are complete.
  var damage: ImageDecodingError? { get }

  /// Copies the next rows, which follow each other in memory at a distance of `rowBytes`. Rows without data are grey.
  ///
  /// Throws if no row has data, or the picture is no longer needed.
  func read(
    _ count: Int, into rows: UnsafeMutableRawPointer, rowBytes: Int
  ) throws(ImageDecodingError)

  /// Passes over rows.
  func skip(_ count: Int) throws(ImageDecodingError)
}

extension RowDecoder {
  /// Fills rows with grey, the colour of missing pixels.
  func fillWithGray(_ count: Int, _ rows: UnsafeMutableRawPointer, rowBytes: Int) {
    for row in 0..<count {
      (rows + row * rowBytes).initializeMemory(as: UInt32.self, repeating: 0xFF80_8080, count: width)
    }
  }
}
