import UIKit

/// Where a test's time begins: with the first question, on a whole second nobody has used.
///
/// Not in the suite's `init`: the clock is one for the program, and other tests may have their turn between that and
/// the test itself.
@MainActor
final class TestSeconds {
  private(set) lazy var start: CFTimeInterval = {
    let start = (FrameClock.main.time + 1).rounded(.up)
    FrameClock.main.tick(at: start)
    return start
  }()
}
