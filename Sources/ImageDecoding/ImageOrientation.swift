/// How stored pixels are to be turned to stand upright: the eight values of EXIF's tag 0x0112.
public enum ImageOrientation: Int, CaseIterable, Sendable {
  /// The first row is the top, the first column the left side.
  case up = 1
  /// Mirrored left to right.
  case upMirrored
  /// To be turned by 180°.
  case down
  /// Mirrored top to bottom.
  case downMirrored
  /// Rows and columns exchanged.
  case leftMirrored
  /// To be turned clockwise by 90°.
  case right
  /// Rows and columns exchanged, then turned by 180°.
  case rightMirrored
  /// To be turned counterclockwise by 90°.
  case left

  /// Whether width and height change places.
  public var isTransposed: Bool { rawValue >= Self.leftMirrored.rawValue }

  /// The size of the upright picture, in whatever unit.
  func upright(width: Int, height: Int) -> (width: Int, height: Int) {
    isTransposed ? (height, width) : (width, height)
  }

  /// Where the upright picture's pixels are stored: that of column x and row y at `first + x · column + y · row`,
  /// in bytes from the first stored one. Sizes are those stored.
  func walk(
    bytesPerPixel pixel: Int, bytesPerRow line: Int, width: Int, height: Int
  ) -> (first: Int, column: Int, row: Int) {
    let right = (width - 1) * pixel
    let bottom = (height - 1) * line
    return switch self {
    case .up: (0, pixel, line)
    case .upMirrored: (right, -pixel, line)
    case .down: (bottom + right, -pixel, -line)
    case .downMirrored: (bottom, pixel, -line)
    case .leftMirrored: (0, line, pixel)
    case .right: (bottom, -line, pixel)
    case .rightMirrored: (bottom + right, -line, -pixel)
    case .left: (right, line, -pixel)
    }
  }

  /// What is left to do for pixels that came through libtiff: it mirrors as the orientation says, but takes those
  /// that exchange rows and columns for the four that do not.
  init(leftInTIFF orientation: ImageOrientation) {
    switch orientation {
    case .up, .upMirrored, .down, .downMirrored: self = .up
    case .leftMirrored, .rightMirrored: self = .leftMirrored
    case .right, .left: self = .rightMirrored
    }
  }
}
