import Testing

/// All tests that tick the clock: it is one for the program, so they run one after the other.
@Suite("With the clock", .serialized)
enum TimedTests {}
