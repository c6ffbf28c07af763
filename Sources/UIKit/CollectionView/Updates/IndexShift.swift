import Geometry

/// The change of indices in a list when elements are removed and inserted, and the others keep their order.
///
/// Time and memory depend on the number of removed and inserted elements, not on the length of the list.
struct IndexShift: Equatable {
  /// The removed elements, by their old indices, in ascending order.
  let leaving: [Int]
  /// The inserted elements, by their new indices, in ascending order.
  let arriving: [Int]

  /// Creates a shift.
  ///
  /// - Parameters:
  ///   - leaving: The removed elements, by their old indices.
  ///   - arriving: The inserted elements, by their new indices.
  init(leaving: some Sequence<Int>, arriving: some Sequence<Int>) {
    self.leaving = leaving.sorted()
    self.arriving = arriving.sorted()
  }

  /// The opposite change.
  var inverse: IndexShift { IndexShift(leaving: arriving, arriving: leaving) }

  /// Returns the new index of an element by its old one; nil for a removed element.
  ///
  /// - Complexity: O(log *n*) for *n* removed and inserted elements.
  func index(after before: Int) -> Int? { Self.index(of: before, leaving: leaving, arriving: arriving) }

  /// Returns the old index of an element by its new one; nil for an inserted element.
  ///
  /// - Complexity: O(log *n*) for *n* removed and inserted elements.
  func index(before after: Int) -> Int? { Self.index(of: after, leaving: arriving, arriving: leaving) }

  /// Returns how many elements, from one that stays, stay beside each other.
  ///
  /// - Parameters:
  ///   - before: The old index of the element.
  ///   - after: Its new index.
  /// - Complexity: O(log *n*) for *n* removed and inserted elements.
  func steadyCount(from before: Int, to after: Int) -> Int {
    let gone = leaving.indices.partitionPoint { leaving[$0] <= before }
    let come = arriving.indices.partitionPoint { arriving[$0] <= after }
    return min(
      gone < leaving.count ? leaving[gone] - before : .max,
      come < arriving.count ? arriving[come] - after : .max)
  }

  private static func index(of index: Int, leaving: [Int], arriving: [Int]) -> Int? {
    let gone = leaving.indices.partitionPoint { leaving[$0] < index }
    if gone < leaving.count, leaving[gone] == index { return nil }
    // The index among the elements that stay. Each element inserted before it adds one.
    let rank = index - gone
    return rank + arriving.indices.partitionPoint { arriving[$0] - $0 <= rank }
  }
}
