import TestSupport
import Testing

@testable import UIKit

/// The difference of two lists: it must lead from the one to the other, and move no more than must be moved.
struct ListDifferenceTests {
  /// The length of the longest ascending subsequence by trying all of them.
  private func bruteForce(_ sequence: [Int]) -> Int {
    (0..<(1 << sequence.count)).reduce(0) { longest, choice in
      let chosen = sequence.indices.filter { choice & (1 << $0) != 0 }.map { sequence[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? max(longest, chosen.count) : longest
    }
  }

  @Test("the marked elements are a longest ascending subsequence, for all orders of up to 7 elements")
  func allOrders() {
    func permutations(_ rest: [Int]) -> [[Int]] {
      rest.isEmpty
        ? [[]] : rest.flatMap { first in permutations(rest.filter { $0 != first }).map { [first] + $0 } }
    }
    for count in 0...7 {
      for order in permutations(Array(0..<count)) {
        let marks = LongestIncreasingSubsequence.marks(of: order)
        let chosen = marks.map { marks in order.indices.filter { marks[$0] }.map { order[$0] } } ?? order
        #expect(zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 }, "\(order)")
        #expect(chosen.count == bruteForce(order), "\(order)")
      }
    }
  }

  @Test(
    "the removed, the inserted and the moved lead from the old list to the new", arguments: UInt64(0)..<500)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = Array(0..<Int.random(in: 0...12, using: &random))
    var new = old.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
    for _ in 0..<Int.random(in: 0...4, using: &random) where new.count > 1 {
      let element = new.remove(at: .random(in: new.indices, using: &random))
      new.insert(element, at: .random(in: 0...new.count, using: &random))
    }
    for extra in 0..<Int.random(in: 0...4, using: &random) {
      new.insert(100 + extra, at: .random(in: 0...new.count, using: &random))
    }
    let origins = new.map { old.firstIndex(of: $0) }
    let difference = ListDifference(oldCount: old.count, origins: origins)

    // By hand: take out what goes and what moves, then put what moves and what comes where it is to be.
    let leaving = Set(difference.removed + difference.moved.map(\.from))
    var result = old.indices.filter { !leaving.contains($0) }.map { old[$0] }
    let arriving =
      difference.inserted.map { ($0, new[$0]) } + difference.moved.map { ($0.to, old[$0.from]) }
    for (index, element) in arriving.sorted(by: { $0.0 < $1.0 }) { result.insert(element, at: index) }
    #expect(result == new, "seed \(seed)")
    #expect(difference.removed == old.indices.filter { !new.contains(old[$0]) }, "seed \(seed)")
    let survivors = origins.compactMap(\.self)
    #expect(difference.moved.count == survivors.count - bruteForce(survivors), "seed \(seed)")
  }
}
