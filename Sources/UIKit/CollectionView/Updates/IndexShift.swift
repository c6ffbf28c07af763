import Geometry

/// What becomes of the indices of a list when some elements leave and others arrive, and the rest keep their order.
///
/// Costs and room follow the number of those that leave and arrive, not the length of the list.
struct IndexShift: Equatable {
  /// Those that leave, ascending, by the index before.
  let leaving: [Int]
  /// Those that arrive, ascending, by the index after.
  let arriving: [Int]

  /// - Parameters:
  ///   - leaving: The elements that leave, by their index before.
  ///   - arriving: The elements that arrive, by their index after.
  init(leaving: some Sequence<Int>, arriving: some Sequence<Int>) {
    self.leaving = leaving.sorted()
    self.arriving = arriving.sorted()
  }

  /// The way back.
  var inverse: IndexShift { IndexShift(leaving: arriving, arriving: leaving) }

  /// The index after of an element by its index before; nil for one that leaves.
  ///
  /// - Complexity: O(log *n*) for *n* elements that leave and arrive.
  func index(after before: Int) -> Int? { Self.index(of: before, leaving: leaving, arriving: arriving) }

  /// The index before of an element by its index after; nil for one that arrives.
  ///
  /// - Complexity: O(log *n*) for *n* elements that leave and arrive.
  func index(before after: Int) -> Int? { Self.index(of: after, leaving: arriving, arriving: leaving) }

  private static func index(of index: Int, leaving: [Int], arriving: [Int]) -> Int? {
    let gone = leaving.indices.partitionPoint { leaving[$0] < index }
    if gone < leaving.count, leaving[gone] == index { return nil }
    // The place among those that stay; each that arrives before it moves it by one.
    let place = index - gone
    return place + arriving.indices.partitionPoint { arriving[$0] - $0 <= place }
  }
}
