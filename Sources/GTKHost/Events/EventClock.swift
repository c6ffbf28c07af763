/// Converts the times of GDK events to seconds on the frame clock.
///
/// GDK usually reports 32-bit milliseconds since the machine started, which overflow every 50 days. Events made by
/// programs have no time. Events from another machine have the time of that machine's clock.
struct EventClock {
  private var latest = -Double.infinity

  /// Returns an event's time in seconds: never before that of an earlier event, never later than now.
  ///
  /// - Parameters:
  ///   - milliseconds: The event's time as GDK reports it.
  ///   - now: Seconds since the machine started.
  mutating func timestamp(of milliseconds: UInt32, now: Double) -> Double {
    let nowInMilliseconds = Int64(now * 1000)
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: nowInMilliseconds) &- milliseconds)
    // A time that is more than a few seconds in the past, or in the future, is from another clock. The other times keep
    // the intervals that GDK reports, no matter when they are read: the speed of a finger depends on them.
    let time =
      milliseconds != 0 && (0...5000).contains(age)
      ? Double(nowInMilliseconds - Int64(age)) / 1000 : now
    latest = max(latest, min(time, now))
    return latest
  }
}
