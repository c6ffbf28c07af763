import Geometry

/// Finds a longest ascending subsequence: the elements that need not move when the sequence is sorted.
///
/// Uses the patience sorting algorithm (M. L. Fredman, "On computing the length of longest increasing subsequences",
/// Discrete Mathematics 11, 1975). An element that continues an ascending run goes on the last pile without a search.
enum LongestIncreasingSubsequence {
  /// Marks the elements of a longest ascending subsequence. Returns nil if it contains all elements.
  ///
  /// - Parameter sequence: Distinct numbers.
  /// - Complexity: O(*n*), plus O(*m* log *n*) for *m* elements that are smaller than the one before them.
  static func marks(of sequence: [Int]) -> [Bool]? {
    guard zip(sequence, sequence.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
    /// The indices of the smallest elements that end a subsequence of each length.
    var ends: [Int] = []
    /// The index of the preceding element in the longest subsequence that ends here.
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
