/// Replays what was done in a window: every event at its time on the clock of frames.
///
/// An event happens at the very time it is of, and not at that of the next frame: what moves is brought there before.
/// The same events therefore lead to the same offset however many frames are made meanwhile, in a window and without
/// one.
@MainActor
public struct InputReplay {
  private var events: ArraySlice<InputEvent>

  /// Prepares a replay.
  ///
  /// Times are rounded to 2⁻²⁸ of a second, about four nanoseconds: their sums and differences are exact then during
  /// the clock's first year, so that the same speeds come out whenever it starts.
  ///
  /// - Parameters:
  ///   - events: What was done, with times in seconds from the beginning; one that is earlier than the event before
  ///     happens with that.
  ///   - start: When it begins, in seconds on the clock of frames.
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

  /// Whether all of it has happened.
  public var isOver: Bool { events.isEmpty }

  /// Brings the clock of frames to a time, and to a window what happens until then.
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
