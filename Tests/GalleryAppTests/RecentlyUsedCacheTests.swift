import TestSupport
import Testing

@testable import GalleryApp

@Suite("A cache of recently used values")
struct RecentlyUsedCacheTests {
  @Test("what is used stays, what is not used goes")
  func generations() {
    var cache = RecentlyUsedCache<String, Int>(budget: 8)
    cache.insert(1, for: "used", cost: 2)
    cache.insert(2, for: "unused", cost: 2)
    for round in 0..<10 {
      #expect(cache.value(for: "used") == 1, "round \(round)")
      cache.insert(round, for: "round \(round)", cost: 2)
    }
    #expect(cache.value(for: "unused") == nil)
    #expect(cache.value(for: "round 9") == 9)
  }

  @Test("a value beyond the budget is kept until the next")
  func large() {
    var cache = RecentlyUsedCache<Int, Int>(budget: 8)
    cache.insert(1, for: 1, cost: 100)
    #expect(cache.value(for: 1) == 1)
  }

  @Test("the values used longest ago are removed first", arguments: UInt64(0)..<50)
  func order(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var cache = RecentlyUsedCache<Int, Int>(budget: 1000)
    /// The keys, the one used last at the end.
    var order: [Int] = []
    for _ in 0..<60 {
      let key = Int.random(in: 0..<20, using: &random)
      if Int.random(in: 0..<8, using: &random) == 0 {
        #expect(cache.removeValue(for: key) == (order.contains(key) ? key : nil), "seed \(seed)")
        order.removeAll { $0 == key }
        continue
      }
      if order.contains(key), Bool.random(using: &random) {
        #expect(cache.value(for: key) == key)
      } else {
        cache.insert(key, for: key, cost: key + 1)
      }
      order.removeAll { $0 == key }
      order.append(key)
    }
    let limit = Int.random(in: 0...150, using: &random)
    cache.removeValues(keeping: limit)
    while order.count > 1, order.reduce(0, { $0 + $1 + 1 }) > limit { order.removeFirst() }
    #expect((0..<20).filter(cache.contains) == order.sorted(), "seed \(seed)")
    #expect(cache.cost == order.reduce(0) { $0 + $1 + 1 }, "seed \(seed)")
  }

  @Test("what is kept never costs more than the budget", arguments: UInt64(0)..<50)
  func budget(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let budget = 40
    var cache = RecentlyUsedCache<Int, Int>(budget: budget)
    var costs: [Int: Int] = [:]
    for _ in 0..<200 {
      let key = Int.random(in: 0..<30, using: &random)
      if Bool.random(using: &random) {
        costs[key] = Int.random(in: 1...6, using: &random)
        cache.insert(key, for: key, cost: costs[key]!)
      } else if let value = cache.value(for: key) {
        #expect(value == key, "seed \(seed)")
      }
      // Asking changes the order of use, so a copy is asked.
      var copy = cache
      let kept = costs.keys.filter { copy.value(for: $0) != nil }
      #expect(kept.reduce(0) { $0 + costs[$1]! } <= budget, "seed \(seed)")
    }
  }
}
