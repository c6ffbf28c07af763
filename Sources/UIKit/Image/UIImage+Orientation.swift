import Geometry

extension UIImage {
  /// How the pixels are turned before they are shown.
  public enum Orientation: Int, Hashable, Sendable {
    /// As they are.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter, counterclockwise.
    case left = 2
    /// By a quarter, clockwise.
    case right = 3
    /// Left and right changed.
    case upMirrored = 4
    /// Top and bottom changed.
    case downMirrored = 5
    /// Rows become columns.
    case leftMirrored = 6
    /// Rows become columns, and then it is turned by half a turn.
    case rightMirrored = 7
  }
}

extension UIImage.Orientation {
  /// Whether rows become columns, so that width and height change places.
  var swapsAxes: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The orientation seen in a mirror that hangs to the side.
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

  /// Takes pixels spread over the unit square to where they are shown in the unit square.
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
