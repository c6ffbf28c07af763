/// Replays recorded events in a window, each at its time on the window's clock.
///
/// An event is sent at its exact time, not at the time of the next frame; animations are advanced to that time first.
/// The same events therefore give the same offsets at every frame rate, with and without a visible window.
@MainActor
public struct InputReplay {
  /// The events that have not been sent, with times in seconds since the start.
  private var events: ArraySlice<InputEvent>
  private var start: Double
  private var hasBegun = false

  /// Creates a replay.
  ///
  /// Times are rounded to 2⁻²⁸ of a second, about four nanoseconds. During the first year of the clock, their sums and
  /// differences are then exact, so that velocities do not depend on the start time.
  ///
  /// - Parameters:
  ///   - events: The events, with times in seconds since the beginning. An event that is earlier than its predecessor
  ///     is sent at the predecessor's time.
  ///   - start: The start time, in seconds on the window's clock. A time before the clock's is treated as that.
  public init(_ events: [InputEvent], startingAt start: Double) {
    self.start = Self.rounded(start, .up)
    var latest = 0.0
    self.events =
      events.map {
        latest = max(latest, Self.rounded($0.timestamp, .toNearestOrEven))
        return InputEvent(timestamp: latest, modifiers: $0.modifiers, action: $0.action)
      }[...]
  }

  private static func rounded(_ time: Double, _ rule: FloatingPointRoundingRule) -> Double {
    guard time.isFinite else { return 0 }
    return (time * 268_435_456).rounded(rule) / 268_435_456
  }

  /// Whether all events have been sent.
  public var isOver: Bool { events.isEmpty }

  /// Advances a window's clock to a time and sends the events up to that time to the window.
  public mutating func advance(to time: Double, in window: UIWindow) {
    let clock = window.frameClock
    if !hasBegun { start = max(start, Self.rounded(clock.time, .up)) }
    hasBegun = true
    while var event = events.first, start + event.timestamp <= time {
      events.removeFirst()
      event.timestamp += start
      clock.tick(at: event.timestamp)
      window.layoutIfNeeded()
      window.send(event)
    }
    clock.tick(at: time)
  }
}
