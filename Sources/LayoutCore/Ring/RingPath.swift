import Geometry

/// The shape of a ring's circles around their common centre: circles, or stadiums.
///
/// A stadium consists of two half circles, joined by straight lines of equal length. Stadiums with the same straight
/// lines and different radii are parallel to each other. Places on a stadium are given by angles, as on a circle: the
/// distance along the line from its rightmost point, clockwise, as a fraction of its length, times 2π. Points are
/// relative to the centre.
struct RingPath {
  /// The length of each straight line in points. 0 for circles.
  var straight: Double
  /// Whether the straight lines are horizontal.
  var isHorizontal: Bool

  /// The length of the whole line in points, for half circles of a radius.
  func length(radius: Double) -> Double { 2 * (.pi * radius + straight) }

  /// The point at an angle, and the direction in which the outside is there, in radians from the x axis, clockwise.
  func place(at angle: Double, radius: Double) -> (point: Point2D, outward: Double) {
    guard straight > 0 else {
      return (Point2D(x: radius * Trigonometry.cos(angle), y: radius * Trigonometry.sin(angle)), angle)
    }
    let quarters = angle / (.pi / 2)
    let whole = quarters.rounded(.down)
    let quadrant = whole - 4 * (whole / 4).rounded(.down)
    let turns = (whole / 4).rounded(.down) * 2 * .pi
    // The line is symmetrical: every other quarter is the first one, mirrored.
    let isMirrored = quadrant == 1 || quadrant == 3
    let part = quarters - whole
    let (point, outward) = firstQuarter(
      at: (isMirrored ? 1 - part : part) * length(radius: radius) / 4, radius: radius)
    switch quadrant {
    case 0: return (point, turns + outward)
    case 1: return (Point2D(x: -point.x, y: point.y), turns + .pi - outward)
    case 2: return (Point2D(x: -point.x, y: -point.y), turns + .pi + outward)
    default: return (Point2D(x: point.x, y: -point.y), turns + 2 * .pi - outward)
    }
  }

  /// The point at a distance from the rightmost point, in the quarter between that point and the lowest one.
  private func firstQuarter(at distance: Double, radius: Double) -> (point: Point2D, outward: Double) {
    let half = straight / 2
    let onArc = isHorizontal ? distance : distance - half
    guard radius > 0, onArc > 0, onArc < radius * .pi / 2 else {
      // On the straight line, or at its end.
      if isHorizontal {
        return onArc > 0
          ? (Point2D(x: half - (onArc - radius * .pi / 2), y: radius), .pi / 2)
          : (Point2D(x: half + radius, y: 0), 0)
      }
      return onArc > 0 ? (Point2D(x: 0, y: half + radius), .pi / 2) : (Point2D(x: radius, y: distance), 0)
    }
    let angle = onArc / radius
    let arc = Point2D(x: radius * Trigonometry.cos(angle), y: radius * Trigonometry.sin(angle))
    return (Point2D(x: arc.x + (isHorizontal ? half : 0), y: arc.y + (isHorizontal ? 0 : half)), angle)
  }

  /// The point between the middles of the half circles that is nearest to a point. On circles, the centre.
  func spine(nearestTo point: Point2D) -> Point2D {
    let half = straight / 2
    return isHorizontal
      ? Point2D(x: max(-half, min(point.x, half)), y: 0) : Point2D(x: 0, y: max(-half, min(point.y, half)))
  }

  /// How far a finger's move goes along a line around the centre, clockwise, in points of the line.
  ///
  /// Around the half circles, the finger turns the line: nearer to their middles, the same move goes further. There is
  /// no direction within 8 points of the middles.
  func distance(from start: Point2D, to end: Point2D, radius: Double) -> Double {
    let middle = (start + end) * 0.5
    let pivot = spine(nearestTo: middle)
    if isHorizontal, abs(middle.x) < straight / 2 { return (middle.y < 0 ? 1 : -1) * (end.x - start.x) }
    if !isHorizontal, abs(middle.y) < straight / 2 { return (middle.x < 0 ? -1 : 1) * (end.y - start.y) }
    let (from, to) = (start - pivot, end - pivot)
    let shortest = 8.0
    guard from.dot(from) >= shortest * shortest, to.dot(to) >= shortest * shortest else { return 0 }
    return radius * Trigonometry.atan2(from.x * to.y - from.y * to.x, from.dot(to))
  }
}
