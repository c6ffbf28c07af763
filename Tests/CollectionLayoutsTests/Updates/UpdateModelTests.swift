import Foundation
import Testing

/// Random updates of every kind in several layouts, from rest and in the middle of the last one.
@MainActor
@Suite("Random updates")
struct UpdateModelTests {
  private static let stepsOfSeed = 25

  /// 2,000, or as many as `UPDATE_BATCHES` says.
  private var numberOfBatches: Int {
    ProcessInfo.processInfo.environment["UPDATE_BATCHES"].flatMap(Int.init) ?? 2000
  }

  @Test("after each, all that is seen is what a plain list says, and nothing jumps")
  func random() {
    var mix: [String: Int] = [:]
    for seed in 0..<UInt64(numberOfBatches / Self.stepsOfSeed) {
      let layout = TestedLayout.allCases[Int(seed) % TestedLayout.allCases.count]
      let model = UpdateModel(layout, seed: seed)
      for step in 0..<Self.stepsOfSeed where model.mistakes.isEmpty {
        model.step()
        #expect(model.mistakes == [], "seed \(seed), step \(step), \(layout)")
      }
      if model.mistakes.isEmpty {
        model.rest()
        #expect(model.mistakes == [], "seed \(seed), at the end, \(layout)")
      }
      mix.merge(model.mix, uniquingKeysWith: +)
      let batches = (Int(seed) + 1) * Self.stepsOfSeed
      if batches.isMultiple(of: 2000) { report(mix, after: batches) }
    }
  }

  /// Prints how far it is: long runs take minutes.
  private func report(_ mix: [String: Int], after batches: Int) {
    let parts = mix.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    print("Random updates, \(batches) batches: \(parts.joined(separator: ", "))")
    fflush(nil)
  }

  @Test("a planted mistake does not go unnoticed", arguments: PlantedBug.allCases)
  func planted(bug: PlantedBug) {
    let isCaught = (0..<UInt64(40)).contains { seed in
      let model = UpdateModel(.flow, seed: seed, bug: bug)
      for _ in 0..<10 where model.mistakes.isEmpty { model.step() }
      return !model.mistakes.isEmpty
    }
    #expect(isCaught, "\(bug)")
  }
}
