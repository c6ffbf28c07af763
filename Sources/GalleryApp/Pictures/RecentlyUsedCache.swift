/// Keeps recently used values, up to a budget.
///
/// When the values cost more than the budget, those used longest ago are removed until the others cost three quarters of
/// it. Every operation is O(log *n*) on average: removing one value at a time would require sorting for each.
struct RecentlyUsedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  private let budget: Int
  private var entries: [Key: Entry] = [:]
  private var useCount: UInt64 = 0
  /// The sum of the costs.
  private(set) var cost = 0

  /// Creates an empty cache. The sum of the costs stays within the budget, apart from the newest value.
  init(budget: Int) { self.budget = budget }

  /// Returns the value for a key, and marks it as used.
  mutating func value(for key: Key) -> Value? {
    guard let value = entries[key]?.value else { return nil }
    useCount += 1
    entries[key]?.lastUse = useCount
    return value
  }

  /// The keys of all values. Does not mark any as used.
  var keys: some Sequence<Key> { entries.keys }

  /// Returns whether the cache has a value for a key. Does not mark it as used.
  func contains(_ key: Key) -> Bool { entries[key] != nil }

  /// Stores a value that uses `cost` of the budget.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    useCount += 1
    let entry = Entry(value: value, cost: cost, lastUse: useCount)
    if let replaced = entries.updateValue(entry, forKey: key) { self.cost -= replaced.cost }
    self.cost += cost
    if self.cost > budget { removeValues(keeping: budget / 4 * 3) }
  }

  /// Removes and returns the value for a key; nil if there is none.
  @discardableResult
  mutating func removeValue(for key: Key) -> Value? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    cost -= entry.cost
    return entry.value
  }

  /// Removes the values used longest ago until the others cost at most `limit`. The value used last is kept in any case.
  mutating func removeValues(keeping limit: Int) {
    guard cost > limit else { return }
    let known = entries.map { (key: $0.key, cost: $0.value.cost, lastUse: $0.value.lastUse) }
    for number in known.indices.sorted(by: { known[$0].lastUse < known[$1].lastUse }).dropLast() {
      guard cost > limit else { break }
      entries[known[number].key] = nil
      cost -= known[number].cost
    }
  }
}
