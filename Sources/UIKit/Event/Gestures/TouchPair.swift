/// Two touches, with their distance and the direction from the first to the second.
@MainActor
struct TouchPair {
  /// The minimum change of the distance, or length of a turn, before a gesture begins, in points.
  static let pinchSlop: CGFloat = 8

  private(set) var startDistance: CGFloat = 0
  private(set) var distance: CGFloat = 0
  /// The rotation since the touches began, in radians.
  private(set) var turned: CGFloat = 0
  private var angle: CGFloat = 0
  private var time: TimeInterval?

  /// The change since the last measurement: the ratio of the distances, the rotation in radians, and the seconds
  /// between.
  struct Change {
    let scale: CGFloat
    let angle: CGFloat
    let interval: TimeInterval
  }

  /// Starts with two touches.
  mutating func begin(_ touches: [UITouch]) {
    guard touches.count == 2 else { return }
    (distance, angle) = Self.measure(touches)
    startDistance = distance
    turned = 0
    time = touches.map(\.timestamp).max()
  }

  /// Measures again. Returns nil unless there are two touches at different positions.
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
