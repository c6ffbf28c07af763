/// Keeps what was used lately, up to a budget.
///
/// Two generations stand in for an order of use: what is used moves to the young one, and when that has
/// filled half of the budget, it becomes the old one and what was old is dropped. Every step is O(1).
struct ThumbnailCache<Key: Hashable, Value> {
  private let budget: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0

  /// Makes an empty cache; the sum of the costs kept stays within the budget, apart from the newest value.
  init(budget: Int) { self.budget = budget }

  /// The value kept for a key, which counts as used now.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Keeps a value that takes up `cost` of the budget.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if let replaced = young.updateValue((value, cost), forKey: key) { youngCost -= replaced.cost }
    youngCost += cost
    guard youngCost > budget / 2 else { return }
    old = young
    young = [:]
    youngCost = 0
  }
}
