import Geometry

/// One circle of a ring and the items on it.
public struct RingCircle: Hashable, Sendable {
  /// The distance from the centre of the circle to the centres of the items in points.
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

  /// The number of items that fit when neighbours are at least a chord apart, at least 1. Shortens the arc when its
  /// ends would be nearer to each other than that.
  mutating func makeRoom(forChord chord: Double, limit: Int) -> Int {
    guard chord > 0 else { return limit }
    let half = chord / 2
    guard radius >= half else { return 1 }
    // The angle that the chord subtends at the centre: 2 · asin(half / radius).
    let angle = 2 * Trigonometry.atan2(half, (radius * radius - half * half).squareRoot())
    // An exact fit must survive the rounding of the arc tangent.
    if isClosed { return max(1, Int(wholePartOf: 2 * .pi / angle + 1e-9, limit: limit)) }
    let reach = max(0, min(abs(arc), 2 * .pi - angle))
    arc = arc < 0 ? -reach : reach
    return Int(wholePartOf: reach / angle + 1e-9, limit: limit - 1) + 1
  }
}
