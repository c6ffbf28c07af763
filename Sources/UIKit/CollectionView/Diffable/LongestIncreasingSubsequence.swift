import Geometry

/// The most elements of a sequence that are in ascending order: those that need not move when it is sorted.
///
/// By piles of cards (M. L. Fredman, "On computing the length of longest increasing subsequences", Discrete
/// Mathematics 11, 1975), with an element that ends an ascending run put on the last pile at once.
enum LongestIncreasingSubsequence {
  /// Which elements belong to one; nil when all do.
  ///
  /// - Parameter sequence: Different numbers.
  /// - Complexity: O(*n*), and O(*m* log *n*) for *m* elements that are smaller than one before them.
  static func marks(of sequence: [Int]) -> [Bool]? {
    guard zip(sequence, sequence.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
    /// The indices of the smallest elements that end a subsequence of each length.
    var ends: [Int] = []
    /// The index of the element before, in the longest subsequence that ends here.
    var previous = [Int](repeating: -1, count: sequence.count)
    for (index, element) in sequence.enumerated() {
      var length = ends.count
      if let last = ends.last, sequence[last] > element {
        length = ends.indices.partitionPoint { sequence[ends[$0]] < element }
      }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var marks = [Bool](repeating: false, count: sequence.count)
    var index = ends.last ?? -1
    while index >= 0 {
      marks[index] = true
      index = previous[index]
    }
    return marks
  }
}
