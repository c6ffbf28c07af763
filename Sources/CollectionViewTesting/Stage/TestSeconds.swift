#if os(Linux)
  import UIKit

  /// A test's own time, in seconds from its beginning.
  ///
  /// It drives a clock, by default that of the host, which all tests share and which never runs backwards. With another
  /// clock, it drives the host's too, by the same intervals, because display links and views without a window use it.
  ///
  /// It begins with the first question, on a whole second nobody has used. Not in the suite's `init`: other tests may
  /// have their turn between that and the test itself.
  @MainActor
  package final class TestSeconds {
    /// The clock.
    package let clock: FrameClock
    /// The time on the clock that the test's own time is counted from.
    package var start: CFTimeInterval {
      if let knownStart { return knownStart }
      let start = (clock.time + 1).rounded(.up)
      // The frame may ask for the start, too.
      knownStart = start
      makeFrame(at: start)
      return start
    }
    /// The time on the clock.
    package private(set) lazy var now = start
    private var knownStart: CFTimeInterval?

    /// Creates a time that has not begun.
    ///
    /// - Parameter clock: The clock that it drives.
    package init(on clock: FrameClock = .main) { self.clock = clock }

    /// Makes the frame of a time since the start.
    package func tick(_ elapsed: CFTimeInterval) {
      now = start + elapsed
      makeFrame(at: now)
    }

    /// Lets time pass without any frame.
    package func pass(_ interval: CFTimeInterval) { now += interval }

    /// Lets time pass, with a frame at the end.
    package func wait(_ interval: CFTimeInterval) {
      pass(interval)
      makeFrame(at: now)
    }

    /// Whether anything moves.
    package var isRunning: Bool { clock.isRunning || FrameClock.main.isRunning }

    private func makeFrame(at time: CFTimeInterval) {
      if clock !== FrameClock.main {
        FrameClock.main.tick(at: FrameClock.main.time + max(0, time - clock.time))
      }
      clock.tick(at: time)
    }
  }
#endif
