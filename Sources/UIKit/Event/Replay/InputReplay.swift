/// Replays recorded events in a window, each at its time on the frame clock.
///
/// An event is sent at its exact time, not at the time of the next frame; animations are advanced to that time first.
/// The same events therefore give the same offsets at every frame rate, with and without a visible window.
@MainActor
public struct InputReplay {
  private var events: ArraySlice<InputEvent>

  /// Creates a replay.
  ///
  /// Times are rounded to 2⁻²⁸ of a second, about four nanoseconds. During the first year of the clock, their sums and
  /// differences are then exact, so that velocities do not depend on the start time.
  ///
  /// - Parameters:
  ///   - events: The events, with times in seconds since the beginning. An event that is earlier than its predecessor
  ///     is sent at the predecessor's time.
  ///   - start: The start time, in seconds on the frame clock.
  public init(_ events: [InputEvent], startingAt start: Double) {
    let start = Self.rounded(max(start, FrameClock.main.time), .up)
    var latest = start
    self.events =
      events.map {
        latest = max(latest, start + Self.rounded($0.timestamp, .toNearestOrEven))
        return InputEvent(timestamp: latest, modifiers: $0.modifiers, action: $0.action)
      }[...]
  }

  private static func rounded(_ time: Double, _ rule: FloatingPointRoundingRule) -> Double {
    guard time.isFinite else { return 0 }
    return (time * 268_435_456).rounded(rule) / 268_435_456
  }

  /// Whether all events have been sent.
  public var isOver: Bool { events.isEmpty }

  /// Advances the frame clock to a time and sends the events up to that time to a window.
  public mutating func advance(to time: Double, in window: UIWindow) {
    while let event = events.first, event.timestamp <= time {
      events.removeFirst()
      FrameClock.main.tick(at: event.timestamp)
      window.layoutIfNeeded()
      window.send(event)
    }
    FrameClock.main.tick(at: time)
  }
}
