import Testing

@testable import GTKHost

@Suite("The times of events")
struct EventClockTests {
  /// An event of a number of milliseconds at a time of the machine's clock, and the time it should get, in
  /// seconds.
  struct Row: Sendable {
    var milliseconds: UInt32
    var now: Double
    var expected: Double
  }

  @Test(
    "milliseconds are counted back from now",
    arguments: [
      // 40 ms ago.
      Row(milliseconds: 1_000_000, now: 1000.04, expected: 1000),
      // Events made by programs have no time.
      Row(milliseconds: 0, now: 1000.04, expected: 1000.04),
      // From the future, and older than five seconds: another clock.
      Row(milliseconds: 1_000_500, now: 1000.04, expected: 1000.04),
      Row(milliseconds: 900_000, now: 1000.04, expected: 1000.04),
      // The counter overflowed 4 ms ago, at 2³² ms = 4,294,967.296 s; the event is 10 ms old.
      Row(milliseconds: 4_294_967_290, now: 4_294_967.300, expected: 4_294_967.290),
    ])
  func timestamps(row: Row) {
    var clock = EventClock()
    let time = clock.timestamp(of: row.milliseconds, now: row.now)
    #expect(abs(time - row.expected) < 1e-6)
  }

  @Test("time does not run backwards")
  func order() {
    var clock = EventClock()
    #expect(abs(clock.timestamp(of: 5000, now: 5.010) - 5.000) < 1e-9)
    #expect(abs(clock.timestamp(of: 4990, now: 5.011) - 5.000) < 1e-9)
    #expect(abs(clock.timestamp(of: 5011, now: 5.011) - 5.011) < 1e-9)
  }

  @Test("the intervals between events do not depend on when they are read")
  func distances() {
    var clock = EventClock()
    let first = clock.timestamp(of: 5000, now: 5.0009)
    let second = clock.timestamp(of: 5001, now: 5.0011)
    #expect(abs(second - first - 0.001) < 1e-9)
  }
}
