/// How one list of unique elements became another: what left, what came, and as few as possible that moved.
struct ListDifference: Equatable {
  /// An element that stays, and has another place among those that stay.
  struct Move: Equatable {
    /// The index before.
    var from: Int
    /// The index after.
    var to: Int
  }

  /// By their indices before, ascending.
  private(set) var removed: [Int] = []
  /// By their indices after, ascending.
  private(set) var inserted: [Int] = []
  /// By their indices after, ascending.
  private(set) var moved: [Move] = []

  /// - Parameters:
  ///   - oldCount: The number of elements before.
  ///   - origins: For each element after, its index before; nil for one that is new.
  /// - Complexity: O(*n*), and O(*m* log *m*) for *m* elements out of order.
  init(oldCount: Int, origins: [Int?]) {
    var stays = [Bool](repeating: false, count: oldCount)
    var ordered: [Int] = []
    ordered.reserveCapacity(origins.count)
    for origin in origins {
      guard let origin else { continue }
      stays[origin] = true
      ordered.append(origin)
    }
    let isSteady = LongestIncreasingSubsequence.marks(of: ordered)
    removed = stays.indices.filter { !stays[$0] }
    var place = 0
    for (index, origin) in origins.enumerated() {
      guard let origin else {
        inserted.append(index)
        continue
      }
      if isSteady.map({ !$0[place] }) ?? false { moved.append(Move(from: origin, to: index)) }
      place += 1
    }
  }
}
