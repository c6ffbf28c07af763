/// The speed of something whose places over time are told.
struct VelocityTracker {
  /// How far back is looked, in seconds (behaviour.md 6.6).
  static let window: TimeInterval = 0.1

  private var samples: [(place: CGPoint, time: TimeInterval)] = []

  /// Tells a place at a time in seconds; times do not fall.
  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time == time { samples.removeLast() }
    samples.append((place, time))
    // One sample from before the window stays: it tells the place at the window's beginning.
    while samples.count > 2, samples[1].time <= time - Self.window { samples.removeFirst() }
  }

  /// The whole scene was moved.
  mutating func move(by shift: CGPoint) {
    for index in samples.indices {
      samples[index].place.x += shift.x
      samples[index].place.y += shift.y
    }
  }

  /// The displacement over the last 0.1 seconds of what was told, a second.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let span = last.time - first.time
    return CGPoint(x: (last.place.x - first.place.x) / span, y: (last.place.y - first.place.y) / span)
  }
}
