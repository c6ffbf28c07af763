import UIKit

/// The outline of the visible part of a picture, which changes continuously into another one.
///
/// Every ray from the centre crosses the outline once, as it does for rectangles, circles and sectors of a disc. Points
/// are fractions of the picture's width and height.
struct PictureOutline {
  /// A point inside.
  let center: CGPoint
  /// The corners of the polygon, in order.
  let points: [CGPoint]

  /// Creates an outline; nil for fewer than three points.
  init?(_ points: [CGPoint]) {
    guard points.count > 2 else { return nil }
    var (area, x, y): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for (a, b) in zip(points, points.dropFirst() + [points[0]]) {
      let cross = a.x * b.y - b.x * a.y
      area += cross
      x += (a.x + b.x) * cross
      y += (a.y + b.y) * cross
    }
    guard abs(area) > 1e-12 else { return nil }
    self.init(center: CGPoint(x: x / (3 * area), y: y / (3 * area)), points: points)
  }

  /// Creates the outline of a rectangle.
  init(_ rect: CGRect) {
    self.init(
      center: CGPoint(x: rect.midX, y: rect.midY),
      points: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
  }

  private init(center: CGPoint, points: [CGPoint]) {
    self.center = center
    self.points = points
  }

  /// Returns the outline between this one and another. Each point moves along its ray.
  ///
  /// - Complexity: O(*n*²) for *n* points of both outlines.
  func interpolated(to other: PictureOutline, progress: CGFloat) -> PictureOutline {
    if progress <= 0 { return self }
    if progress >= 1 { return other }
    let center = CGPoint(
      x: center.x + (other.center.x - center.x) * progress,
      y: center.y + (other.center.y - center.y) * progress)
    var angles = (angles + other.angles).sorted()
    var last = -CGFloat.infinity
    // Closer points are the same on screen, and repeated changes of direction would add up.
    angles.removeAll { angle in
      guard angle - last >= 1e-3 else { return true }
      last = angle
      return false
    }
    let points = angles.map { angle in
      let (own, others) = (radius(at: angle), other.radius(at: angle))
      let radius = own + (others - own) * progress
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    return PictureOutline(center: center, points: points)
  }

  private var angles: [CGFloat] { points.map { atan2($0.y - center.y, $0.x - center.x) } }

  /// The distance from the centre to the outline in a direction.
  private func radius(at angle: CGFloat) -> CGFloat {
    let (dx, dy) = (cos(angle), sin(angle))
    var radius: CGFloat = 0
    var start = points[points.count - 1]
    for end in points {
      let (ax, ay) = (start.x - center.x, start.y - center.y)
      let (ex, ey) = (end.x - start.x, end.y - start.y)
      let denominator = dx * ey - dy * ex
      if denominator != 0 {
        let along = (dx * -ay - dy * -ax) / denominator
        let distance = (ax * ey - ay * ex) / denominator
        if along >= -1e-9, along <= 1 + 1e-9, distance > radius { radius = distance }
      }
      start = end
    }
    return radius
  }
}

extension CGPath {
  /// The corners of the path as a polygon. Curves are divided into eight lines.
  var polygon: [CGPoint] {
    var points: [CGPoint] = []
    func curve(_ point: (CGFloat) -> CGPoint) { points += (1...8).map { point(CGFloat($0) / 8) } }
    applyWithBlock { element in
      let p = element.pointee.points
      let start = points.last ?? .zero
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: points.append(p[0])
      case .addQuadCurveToPoint:
        let (a, b) = (p[0], p[1])
        curve { t in
          let (u, v, w) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return CGPoint(x: u * start.x + v * a.x + w * b.x, y: u * start.y + v * a.y + w * b.y)
        }
      case .addCurveToPoint:
        let (a, b, c) = (p[0], p[1], p[2])
        curve { t in
          let (u, v) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
          let (w, z) = (3 * t * t * (1 - t), t * t * t)
          return CGPoint(
            x: u * start.x + v * a.x + w * b.x + z * c.x, y: u * start.y + v * a.y + w * b.y + z * c.y)
        }
      case .closeSubpath: break
      }
    }
    return points
  }
}
