import Geometry

extension UIImage {
  /// How the pixels are oriented for display.
  public enum Orientation: Int, Hashable, Sendable {
    /// Not changed.
    case up = 0
    /// Rotated by 180°.
    case down = 1
    /// Rotated by 90° counterclockwise.
    case left = 2
    /// Rotated by 90° clockwise.
    case right = 3
    /// Flipped horizontally.
    case upMirrored = 4
    /// Flipped vertically.
    case downMirrored = 5
    /// Transposed: rows become columns.
    case leftMirrored = 6
    /// Transposed, then rotated by 180°.
    case rightMirrored = 7
  }
}

extension UIImage.Orientation {
  /// Whether the orientation exchanges width and height.
  var swapsAxes: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The orientation flipped horizontally.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// The insets of the stored image that are shown as insets of the displayed one.
  func storedInsets(of shown: UIEdgeInsets) -> UIEdgeInsets {
    let (top, left, bottom, right) = (shown.top, shown.left, shown.bottom, shown.right)
    return switch self {
    case .up: shown
    case .down: UIEdgeInsets(top: bottom, left: right, bottom: top, right: left)
    case .left: UIEdgeInsets(top: left, left: bottom, bottom: right, right: top)
    case .right: UIEdgeInsets(top: right, left: top, bottom: left, right: bottom)
    case .upMirrored: UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
    case .downMirrored: UIEdgeInsets(top: bottom, left: left, bottom: top, right: right)
    case .leftMirrored: UIEdgeInsets(top: left, left: top, bottom: right, right: bottom)
    case .rightMirrored: UIEdgeInsets(top: right, left: bottom, bottom: left, right: top)
    }
  }

  /// Maps the stored pixels, scaled to the unit square, to the displayed image in the unit square.
  var matrix: AffineMatrix {
    switch self {
    case .up: .identity
    case .down: AffineMatrix(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: AffineMatrix(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: AffineMatrix(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: AffineMatrix(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: AffineMatrix(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: AffineMatrix(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: AffineMatrix(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
