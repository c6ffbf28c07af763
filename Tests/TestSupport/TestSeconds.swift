#if os(Linux)
  import UIKit

  /// Where a test's time begins: with the first question, on a whole second nobody has used.
  ///
  /// Not in the suite's `init`: the clock is one for the program, and other tests may have their turn between that and
  /// the test itself.
  @MainActor
  public final class TestSeconds {
    /// The time on the clock that the test's own time is counted from.
    public private(set) lazy var start: CFTimeInterval = {
      let start = (FrameClock.main.time + 1).rounded(.up)
      FrameClock.main.tick(at: start)
      return start
    }()

    /// A time that has not begun.
    public init() {}
  }
#endif
