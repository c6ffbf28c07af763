#if os(Linux)
  import UIKit

  /// A test's own time, in seconds from its beginning: it drives the program's clock, which is shared by all tests and
  /// never runs backwards.
  ///
  /// It begins with the first question, on a whole second nobody has used. Not in the suite's `init`: other tests may
  /// have their turn between that and the test itself.
  @MainActor
  package final class TestSeconds {
    /// The time on the clock that the test's own time is counted from.
    package var start: CFTimeInterval {
      if let knownStart { return knownStart }
      let start = (FrameClock.main.time + 1).rounded(.up)
      // The frame may ask for the start, too.
      knownStart = start
      FrameClock.main.tick(at: start)
      return start
    }
    /// The time on the clock.
    package private(set) lazy var now = start
    private var knownStart: CFTimeInterval?

    /// A time that has not begun.
    package init() {}

    /// Makes the frame of a time since the start.
    package func tick(_ elapsed: CFTimeInterval) {
      now = start + elapsed
      FrameClock.main.tick(at: now)
    }

    /// Lets time pass without any frame.
    package func pass(_ interval: CFTimeInterval) { now += interval }

    /// Lets time pass, with a frame at the end.
    package func wait(_ interval: CFTimeInterval) {
      pass(interval)
      FrameClock.main.tick(at: now)
    }
  }
#endif
