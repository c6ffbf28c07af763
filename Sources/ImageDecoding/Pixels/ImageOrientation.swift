/// How stored pixels are turned upright: the eight values of EXIF's tag 0x0112.
public enum ImageOrientation: Int, CaseIterable, Sendable {
  /// The first row is the top, the first column the left side.
  case up = 1
  /// Flipped horizontally.
  case upMirrored
  /// To be rotated by 180°.
  case down
  /// Flipped vertically.
  case downMirrored
  /// Rows and columns exchanged.
  case leftMirrored
  /// To be rotated by 90° clockwise.
  case right
  /// Rows and columns exchanged, then rotated by 180°.
  case rightMirrored
  /// To be rotated by 90° counterclockwise.
  case left

  /// Whether width and height are exchanged.
  public var isTransposed: Bool { rawValue >= Self.leftMirrored.rawValue }

  /// Whether the first stored pixel is at the right side of the upright picture.
  public var reversesColumns: Bool { [.upMirrored, .down, .right, .rightMirrored].contains(self) }

  /// Whether the first stored pixel is at the bottom of the upright picture.
  public var reversesRows: Bool { [.down, .downMirrored, .rightMirrored, .left].contains(self) }

  /// The orientation that turns an upright picture into the stored one.
  var inverse: ImageOrientation {
    switch self {
    case .right: .left
    case .left: .right
    default: self
    }
  }

  /// Returns the size of the upright picture, in the unit of the given size.
  func upright(width: Int, height: Int) -> (width: Int, height: Int) {
    isTransposed ? (height, width) : (width, height)
  }

  /// Returns the layout of the upright picture in the stored one: the pixel in column x and row y is at
  /// `first + x · column + y · row`, in bytes from the first stored pixel. The given size is the stored one.
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

  /// The orientation that remains for pixels decoded by libtiff. It flips as the orientation specifies, but treats the
  /// four orientations that exchange rows and columns like the four that do not.
  init(leftInTIFF orientation: ImageOrientation) {
    switch orientation {
    case .up, .upMirrored, .down, .downMirrored: self = .up
    case .leftMirrored, .rightMirrored: self = .leftMirrored
    case .right, .left: self = .rightMirrored
    }
  }
}
