import Geometry

/// The latest clicks of a mouse wheel, from which follows whether it spins freely.
struct WheelClicks {
  /// The time in seconds from which clicks are counted.
  private static let period = 0.2
  /// The number of clicks in this time of a wheel that spins. A finger that turns a wheel notch by notch is slower.
  private static let spinningCount = 7.0
  /// The shortest time between the first and the last of these clicks, in seconds. Clicks that a program sends at once
  /// are no spin.
  private static let shortestSpin = 0.08

  private var clicks: [(time: CFTimeInterval, count: Double)] = []
  private var direction = Point2D.zero

  /// Adds clicks at a time. Clicks in another direction begin a new count.
  mutating func add(_ turned: Point2D, at time: CFTimeInterval) {
    let count = max(abs(turned.x), abs(turned.y))
    guard count > 0 else { return }
    let direction = turned * (1 / count)
    if direction != self.direction || clicks.last.map({ time < $0.time }) == true { clicks = [] }
    self.direction = direction
    clicks.removeAll { $0.time < time - Self.period }
    clicks.append((time, count))
  }

  /// The speed of a wheel that spins, in clicks per second. Nil when it does not.
  var speed: Double? {
    guard let first = clicks.first, let last = clicks.last else { return nil }
    let (duration, count) = (last.time - first.time, clicks.reduce(0) { $0 + $1.count })
    guard count >= Self.spinningCount, duration >= Self.shortestSpin else { return nil }
    // The first clicks are the beginning of the time in which the others came.
    return (count - first.count) / duration
  }
}
