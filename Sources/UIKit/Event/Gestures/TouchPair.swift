/// Two fingers: how far apart they are, and in which direction the second lies from the first.
@MainActor
struct TouchPair {
  /// How far fingers move apart, together or around before it counts, in points.
  static let pinchSlop: CGFloat = 8

  private(set) var startDistance: CGFloat = 0
  private(set) var distance: CGFloat = 0
  /// How far they turned since they came down, in radians.
  private(set) var turned: CGFloat = 0
  private var angle: CGFloat = 0
  private var time: TimeInterval?

  /// What changed since the last time: the factor of the distance, the turn in radians, and the seconds between.
  struct Change {
    let scale: CGFloat
    let angle: CGFloat
    let interval: TimeInterval
  }

  /// Begins with two fingers.
  mutating func begin(_ touches: [UITouch]) {
    guard touches.count == 2 else { return }
    (distance, angle) = Self.measure(touches)
    startDistance = distance
    turned = 0
    time = touches.map(\.timestamp).max()
  }

  /// Measures anew; nil unless there are two fingers apart from one another.
  mutating func change(_ touches: [UITouch], at now: TimeInterval) -> Change? {
    guard touches.count == 2, distance > 0 else { return nil }
    let (newDistance, newAngle) = Self.measure(touches)
    guard newDistance > 0 else { return nil }
    let turn = (newAngle - angle).remainder(dividingBy: 2 * .pi)
    let change = Change(scale: newDistance / distance, angle: turn, interval: time.map { now - $0 } ?? 0)
    (distance, angle, time) = (newDistance, newAngle, now)
    turned += turn
    return change
  }

  private static func measure(_ touches: [UITouch]) -> (distance: CGFloat, angle: CGFloat) {
    let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return (hypot(second.x - first.x, second.y - first.y), atan2(second.y - first.y, second.x - first.x))
  }
}
