/// Computes a velocity from the positions of moves.
///
/// Only moves are used. The touch before the first move and the lift after the last one are not movements.
struct VelocityTracker {
  /// The interval before the last move in which the velocity is measured, in seconds (Behaviour.md 6.6).
  static let window: TimeInterval = 0.1
  /// The tolerance for rounding errors in times, which are sums of decimal fractions.
  private static let tolerance: TimeInterval = 1e-9

  private var moves: [(position: CGPoint, time: TimeInterval)] = []
  /// The position before the first move. Used only until the second move, so that the first one has a direction.
  private var origin: (position: CGPoint, time: TimeInterval)?

  /// Starts a movement at a time in seconds.
  mutating func begin(at position: CGPoint, time: TimeInterval) {
    if moves.isEmpty { origin = (position, time) }
  }

  /// Adds a move to a position at a time in seconds. Times must not decrease.
  mutating func add(_ position: CGPoint, at time: TimeInterval) {
    if let last = moves.last, last.time == time { moves.removeLast() }
    moves.append((position, time))
    // Keeps two moves, even when the time between them exceeds the window.
    while moves.count > 2, moves[0].time < time - Self.window - Self.tolerance { moves.removeFirst() }
  }

  /// Ends the movement at a time in seconds. If the last move is older than the window, the velocity is 0.
  mutating func lift(at time: TimeInterval) {
    guard let last = moves.last, time - last.time > Self.window + Self.tolerance else { return }
    (moves, origin) = ([], nil)
  }

  /// Shifts all positions.
  mutating func move(by shift: CGPoint) {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + shift.x, y: point.y + shift.y) }
    for index in moves.indices { moves[index].position = moved(moves[index].position) }
    if let position = origin?.position { origin?.position = moved(position) }
  }

  /// The displacement in the last 0.1 seconds of moves divided by their time, per second.
  var velocity: CGPoint {
    guard let last = moves.last, let first = moves.count > 1 ? moves.first : origin, last.time > first.time
    else { return .zero }
    let span = last.time - first.time
    return CGPoint(
      x: (last.position.x - first.position.x) / span, y: (last.position.y - first.position.y) / span)
  }
}
