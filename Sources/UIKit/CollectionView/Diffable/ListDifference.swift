/// The difference between two lists of unique elements: removed and inserted elements, and the minimum number of moves.
struct ListDifference: Equatable {
  /// An element that stays, at another position among those that stay.
  struct Move: Equatable {
    /// The index before the change.
    var from: Int
    /// The index after the change.
    var to: Int
  }

  /// The removed elements, by their indices before the change, in ascending order.
  private(set) var removed: [Int] = []
  /// The inserted elements, by their indices after the change, in ascending order.
  private(set) var inserted: [Int] = []
  /// The moved elements, by their indices after the change, in ascending order.
  private(set) var moved: [Move] = []

  /// Finds the difference.
  ///
  /// - Parameters:
  ///   - oldCount: The number of elements before the change.
  ///   - origins: For each element after the change, its index before; nil for a new element.
  /// - Complexity: O(*n*), plus O(*m* log *m*) for *m* elements out of order.
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
    var position = 0
    for (index, origin) in origins.enumerated() {
      guard let origin else {
        inserted.append(index)
        continue
      }
      if isSteady.map({ !$0[position] }) ?? false { moved.append(Move(from: origin, to: index)) }
      position += 1
    }
  }
}
