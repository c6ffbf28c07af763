import ImageDecoding

extension Bitmap {
  /// The pixels turned upright.
  ///
  /// - Complexity: O(*n*) for *n* pixels; O(1) if they are already upright.
  func upright(from orientation: UIImage.Orientation) -> Bitmap {
    guard orientation != .up else { return self }
    let (columns, rows) = orientation.swapsAxes ? (height, width) : (width, height)
    // The stored offset of the upright picture's upper left pixel, and the steps to the next pixels to the right and
    // below.
    let (right, bottom) = (width - 1, (height - 1) * width)
    let (first, column, row) =
      switch orientation {
      case .up: (0, 1, width)
      case .upMirrored: (right, -1, width)
      case .down: (bottom + right, -1, -width)
      case .downMirrored: (bottom, 1, -width)
      case .leftMirrored: (0, width, 1)
      case .right: (bottom, -width, 1)
      case .rightMirrored: (bottom + right, -width, -1)
      case .left: (right, width, -1)
      }
    return Bitmap(width: columns, height: rows) { target in
      pixels.withUnsafeBytes { source in
        for y in 0..<rows {
          for x in 0..<columns {
            let from = (first + x * column + y * row) * 4
            let to = (y * columns + x) * 4
            for byte in 0..<4 { target[to + byte] = source[from + byte] }
          }
        }
      }
    } ?? self
  }
}
