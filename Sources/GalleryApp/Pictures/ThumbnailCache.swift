/// Keeps recently used values, up to a budget.
///
/// Two generations approximate the order of use. A used value moves to the young generation. When that fills half of
/// the budget, it becomes the old generation, and the previous old generation is dropped. Every operation is O(1).
struct ThumbnailCache<Key: Hashable, Value> {
  private let budget: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0

  /// Creates an empty cache. The sum of the costs stays within the budget, apart from the newest value.
  init(budget: Int) { self.budget = budget }

  /// Returns the value for a key, and marks it as used.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Stores a value that uses `cost` of the budget.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if let replaced = young.updateValue((value, cost), forKey: key) { youngCost -= replaced.cost }
    youngCost += cost
    guard youngCost > budget / 2 else { return }
    old = young
    young = [:]
    youngCost = 0
  }
}
