import Testing

/// Tests that tick the clock of the host, or change what the program has once: they run one after the other.
@Suite("With the clock of the host", .serialized)
enum TimedTests {}

/// Tests on stages, whose windows have clocks of their own. They share more than the clock, so that they run one by one.
@Suite("On a stage", .serialized)
enum StagedTests {}
