import Foundation

/// The arithmetic of vectors that the dynamics need. Positions, velocities and forces are vectors of points.
extension CGVector {
  init(_ point: CGPoint) { self.init(dx: point.x, dy: point.y) }

  /// The vector of an angle in radians, clockwise because y points down, and a length.
  init(angle: CGFloat, length: CGFloat) { self.init(dx: cos(angle) * length, dy: sin(angle) * length) }

  var point: CGPoint { CGPoint(x: dx, y: dy) }
  var length: CGFloat { hypot(dx, dy) }
  var angle: CGFloat { atan2(dy, dx) }
  /// The vector turned by a quarter, clockwise.
  var normal: CGVector { CGVector(dx: -dy, dy: dx) }
  var isFinite: Bool { dx.isFinite && dy.isFinite }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

  func rotated(by angle: CGFloat) -> CGVector {
    CGVector(dx: dx * cos(angle) - dy * sin(angle), dy: dx * sin(angle) + dy * cos(angle))
  }

  static func + (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }

  static func - (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }

  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  static func += (left: inout CGVector, right: CGVector) { left = left + right }
}
