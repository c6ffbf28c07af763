import Geometry

/// One circle of a ring and the items on it.
public struct RingCircle: Hashable, Sendable {
  /// The distance from the middle to the items' centres in points.
  public var radius: Double
  /// The angle of the first item in radians from the x axis, clockwise.
  public var startAngle: Double
  /// How far the items reach round, within ±2π, which is a full circle.
  public var arc: Double
  /// The items on it, by number.
  public var items: Range<Int>

  /// Whether the last item is followed by the first.
  public var isClosed: Bool { abs(arc) >= 2 * .pi }

  /// The angle of an item of the circle: on a full one of `n` items `start + 2π · i / n`, on an arc
  /// `start + arc · i / (n − 1)`, and a single item in its middle.
  public func angle(ofItem item: Int) -> Double {
    let position = Double(item - items.lowerBound)
    if isClosed { return startAngle + arc * position / Double(max(1, items.count)) }
    guard items.count > 1 else { return startAngle + arc / 2 }
    return startAngle + arc * position / Double(items.count - 1)
  }

  /// How many items fit when neighbours are at least a chord apart, at least 1; shortens an arc whose ends would
  /// come nearer to each other than that.
  mutating func makeRoom(forChord chord: Double, limit: Int) -> Int {
    guard chord > 0 else { return limit }
    let half = chord / 2
    guard radius >= half else { return 1 }
    // The angle under which the middle sees the chord: 2 · asin(half / radius).
    let angle = 2 * Trigonometry.atan2(half, (radius * radius - half * half).squareRoot())
    // An exact fit must survive the rounding of the arc tangent.
    if isClosed { return max(1, Int(wholePartOf: 2 * .pi / angle + 1e-9, limit: limit)) }
    let reach = max(0, min(abs(arc), 2 * .pi - angle))
    arc = arc < 0 ? -reach : reach
    return Int(wholePartOf: reach / angle + 1e-9, limit: limit - 1) + 1
  }
}
