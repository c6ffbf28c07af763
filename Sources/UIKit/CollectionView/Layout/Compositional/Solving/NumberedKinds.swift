/// The kinds of the elements in a list. Elements of the same kind are numbered.
struct NumberedKinds {
  let kinds: [String]
  private let numbers: [Int]

  init(_ kinds: [String]) {
    self.kinds = kinds
    var counts: [String: Int] = [:]
    numbers = kinds.map { kind in
      defer { counts[kind, default: 0] += 1 }
      return counts[kind, default: 0]
    }
  }

  /// The kind of an element, and the number of preceding elements of that kind.
  subscript(index: Int) -> (kind: String, number: Int) { (kinds[index], numbers[index]) }

  /// Returns the position of an element in the list, by its kind and number.
  func index(ofKind kind: String, number: Int) -> Int? {
    kinds.indices.first { kinds[$0] == kind && numbers[$0] == number }
  }
}
