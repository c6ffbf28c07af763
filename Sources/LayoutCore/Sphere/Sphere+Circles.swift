import Geometry

extension Sphere {
  /// The number of great circles, at least 1.
  var circleCount: Int {
    if case .circles(let count) = arrangement { return max(1, min(count, 1_000_000)) }
    return 1
  }

  /// The maximum number of items on the circles at once.
  var circleSlotCount: Int { min(items, visibleLimit) }

  /// The axis about which an item's circle turns, a unit vector.
  func circleAxis(ofItem item: Int) -> Point3D {
    let fraction = circleFraction(ofItem: item)
    // Return exact x and y axes: cos 90° is not 0 as a Double.
    if fraction == 0 { return Point3D(x: 1, y: 0, z: 0) }
    if fraction == 0.5 { return Point3D(x: 0, y: 1, z: 0) }
    // Above 90° use the same line in the opposite direction.
    let angle = .pi * (fraction > 0.5 ? fraction - 1 : fraction)
    return Point3D(x: Trigonometry.cos(angle), y: Trigonometry.sin(angle), z: 0)
  }

  /// Whether the item's circle turns with horizontal scrolling, because its axis is nearer to the y axis.
  func followsHorizontally(_ item: Int) -> Bool {
    let fraction = circleFraction(ofItem: item)
    return fraction > 0.25 && fraction < 0.75
  }

  /// The angle between the x axis and the axis of an item's circle, in half turns. Each axis halves an angle between
  /// earlier ones.
  ///
  /// This is Van der Corput's sequence (1935): the bits of the circle's index, mirrored at the binary point. For four
  /// circles the angles are 0°, 90°, 45° and 135°.
  private func circleFraction(ofItem item: Int) -> Double {
    var (rest, bit, sum) = (circle(ofItem: item), 0.5, 0.0)
    while rest > 0 {
      if rest & 1 == 1 { sum += bit }
      (rest, bit) = (rest >> 1, bit / 2)
    }
    return sum
  }

  /// The angle of an item on its circle, by the shorter way round. Nil when there are more items than fit and this one
  /// is beyond the back.
  func circleAngle(ofItem item: Int, at pages: (x: Double, y: Double)) -> Double? {
    let shift = followsHorizontally(item) ? -pages.x : pages.y
    let slots = Double(item) + shift
    let distance = slots - Double(items) * (slots / Double(items) + 0.5).rounded(.down)
    guard circleSlotCount == items || abs(distance) < Double(circleSlotCount) / 2 else { return nil }
    return 2 * .pi * distance / Double(circleSlotCount)
  }

  private func circle(ofItem item: Int) -> Int { (item + circleCount - 1) % circleCount }

  /// The item in a slot near the front of its circle. The items that follow vertical scrolling come first, then the
  /// others. Nil when the item follows the other axis.
  func itemOfCircles(atSlot slot: Int, pages: (x: Double, y: Double)) -> Int? {
    let isHorizontal = slot >= circleSlotCount
    let front = isHorizontal ? pages.x : -pages.y
    let first = Int((front - Double(circleSlotCount) / 2).rounded(.up))
    let remainder = (first + slot - (isHorizontal ? circleSlotCount : 0)) % items
    let item = remainder < 0 ? remainder + items : remainder
    return followsHorizontally(item) == isHorizontal ? item : nil
  }
}
