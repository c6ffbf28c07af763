import Foundation
import Testing

extension TimedTests {
  /// Random batches, bounds changes and flings in layouts written in the manner of popular libraries.
  @MainActor
  @Suite("Layouts in the manner of libraries")
  struct LibraryLayoutTests {
    private static let stepsOfSeed = 25

    /// 600, or as many as `LIBRARY_STEPS` says, of each layout.
    private var numberOfSteps: Int {
      ProcessInfo.processInfo.environment["LIBRARY_STEPS"].flatMap(Int.init) ?? 600
    }

    private func run(_ kind: LibraryLayout.Type) {
      for seed in 0..<UInt64(numberOfSteps / Self.stepsOfSeed) {
        let harness = LibraryHarness(kind, seed: seed)
        for _ in 0..<Self.stepsOfSeed where harness.mistakes.isEmpty { harness.step() }
        guard harness.mistakes.isEmpty else {
          Issue.record("\(kind), seed \(seed), after \(harness.operations): \(harness.mistakes)")
          return
        }
      }
    }

    @Test("one that has no elements while an update is prepared shows what a fresh view shows")
    func silent() { run(SilentLayout.self) }

    @Test("one that finds its content size late does")
    func late() { run(LateLayout.self) }

    @Test("one that keeps the bottom in place does, and the bottom stays")
    func chat() { run(ChatLayout.self) }

    @Test("a planted fault is found", arguments: LibraryHarness.Fault.allCases)
    func planted(fault: LibraryHarness.Fault) {
      let isFound = (0..<UInt64(10)).contains { seed in
        let harness = LibraryHarness(ChatLayout.self, seed: seed, fault: fault)
        for _ in 0..<Self.stepsOfSeed where harness.mistakes.isEmpty { harness.step() }
        return !harness.mistakes.isEmpty
      }
      #expect(isFound)
    }
  }
}
