import Geometry

/// One circle of a ring, or one stadium, and the items on it.
///
/// Angles are in radians from the x axis, clockwise. On a stadium, an angle of 2π is its whole length, so equal angles
/// are equal distances along it.
public struct RingCircle: Hashable, Sendable {
  /// The distance from the centre of the circle to the centres of the items in points. On a stadium, the radius of its
  /// half circles.
  public var radius: Double
  /// The angle of the first item in radians from the x axis, clockwise.
  public var startAngle: Double
  /// The angle over which the items are spread, within ±2π. ±2π is a full circle.
  public var arc: Double
  /// The indices of the items on the circle.
  public var items: Range<Int>

  /// Whether the first item follows the last one.
  public var isClosed: Bool { abs(arc) >= 2 * .pi }

  /// The angle of an item. On a full circle of `n` items it is `start + 2π · i / n`, on an arc
  /// `start + arc · i / (n − 1)`. A single item is in the middle of its arc.
  public func angle(ofItem item: Int) -> Double {
    let position = Double(item - items.lowerBound)
    if isClosed { return startAngle + arc * position / Double(max(1, items.count)) }
    guard items.count > 1 else { return startAngle + arc / 2 }
    return startAngle + arc * position / Double(items.count - 1)
  }

  /// The angle from one item to the next. For a single item on an arc, the whole arc.
  var pitch: Double {
    isClosed ? arc / Double(max(1, items.count)) : arc / Double(max(1, items.count - 1))
  }

  /// The number of items that fit when neighbours are at least a chord apart, at least 1. Shortens the arc when its
  /// ends would be nearer to each other than that.
  ///
  /// On a stadium, neighbours are as far apart along the line as on the half circles. On the straight lines, the chord
  /// is longer.
  mutating func makeRoom(forChord chord: Double, limit: Int, on path: RingPath) -> Int {
    guard chord > 0 else { return limit }
    let half = chord / 2
    guard radius >= half else { return 1 }
    // The angle that the chord subtends at the centre: 2 · asin(half / radius).
    var angle = 2 * Trigonometry.atan2(half, (radius * radius - half * half).squareRoot())
    if path.straight > 0 { angle *= 2 * .pi * radius / path.length(radius: radius) }
    // An exact fit must survive the rounding of the arc tangent.
    if isClosed { return max(1, Int(wholePartOf: 2 * .pi / angle + 1e-9, limit: limit)) }
    let reach = max(0, min(abs(arc), 2 * .pi - angle))
    arc = arc < 0 ? -reach : reach
    return Int(wholePartOf: reach / angle + 1e-9, limit: limit - 1) + 1
  }
}
