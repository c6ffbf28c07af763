/// Turns the times of GDK's events into seconds on the clock of frames.
///
/// GDK tells milliseconds, mostly since the machine started, in 32 bits, which begin anew every 50 days;
/// events made by programs have no time, and those from another machine one of another clock.
struct EventClock {
  private var latest = -Double.infinity

  /// An event's time in seconds: never before that of an earlier event, never later than now.
  ///
  /// - Parameters:
  ///   - milliseconds: The event's time as GDK has it.
  ///   - now: Seconds since the machine started.
  mutating func timestamp(of milliseconds: UInt32, now: Double) -> Double {
    let nowInMilliseconds = Int64(now * 1000)
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: nowInMilliseconds) &- milliseconds)
    // What is older than a few seconds, or from the future, was counted by another clock. The others stay as far apart
    // as GDK says, whenever they are looked at: a finger's speed depends on it.
    let time =
      milliseconds != 0 && (0...5000).contains(age)
      ? Double(nowInMilliseconds - Int64(age)) / 1000 : now
    latest = max(latest, min(time, now))
    return latest
  }
}
