/// The speed of something that moves, from the positions of its moves.
///
/// Only moves count: neither the touch that comes before the first one nor the lift after the last one is a movement.
struct VelocityTracker {
  /// How far back from the last move the speed is measured, in seconds (behaviour.md 6.6).
  static let window: TimeInterval = 0.1
  /// Times of events are sums of decimal fractions.
  private static let tolerance: TimeInterval = 1e-9

  private var moves: [(position: CGPoint, time: TimeInterval)] = []
  /// Where it was before the first move; it counts only until the second one, so that the first has a direction.
  private var origin: (position: CGPoint, time: TimeInterval)?

  /// Sets where a movement begins, at a time in seconds.
  mutating func begin(at position: CGPoint, time: TimeInterval) {
    if moves.isEmpty { origin = (position, time) }
  }

  /// Adds a move to a position at a time in seconds; times do not decrease.
  mutating func add(_ position: CGPoint, at time: TimeInterval) {
    if let last = moves.last, last.time == time { moves.removeLast() }
    moves.append((position, time))
    // Two moves farther apart than the window still have a speed.
    while moves.count > 2, moves[0].time < time - Self.window - Self.tolerance { moves.removeFirst() }
  }

  /// Ends the movement at a time in seconds: if the last move is older than the window, it has come to rest.
  mutating func lift(at time: TimeInterval) {
    guard let last = moves.last, time - last.time > Self.window + Self.tolerance else { return }
    (moves, origin) = ([], nil)
  }

  /// The whole scene was moved.
  mutating func move(by shift: CGPoint) {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + shift.x, y: point.y + shift.y) }
    for index in moves.indices { moves[index].position = moved(moves[index].position) }
    if let position = origin?.position { origin?.position = moved(position) }
  }

  /// The displacement between the moves of the last 0.1 seconds divided by their time, a second.
  var velocity: CGPoint {
    guard let last = moves.last, let first = moves.count > 1 ? moves.first : origin, last.time > first.time
    else { return .zero }
    let span = last.time - first.time
    return CGPoint(
      x: (last.position.x - first.position.x) / span, y: (last.position.y - first.position.y) / span)
  }
}
