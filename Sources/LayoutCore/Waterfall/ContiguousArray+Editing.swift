/// Changes of long arrays at many places at once, each element moved at most twice.
extension ContiguousArray {
  /// Makes the array longer or shorter at its end.
  mutating func resize(to count: Int, filledWith value: Element) {
    // The quick way to fill, where no buffer would be given up.
    if capacity == 0 {
      self = ContiguousArray(repeating: value, count: count)
      return
    }
    if self.count > count { removeLast(self.count - count) }
    makeRoom(for: count)
    append(contentsOf: repeatElement(value, count: count - self.count))
  }

  /// Takes elements out.
  ///
  /// - Parameter indices: Where they are; other numbers are passed over.
  /// - Returns: The first index from which on elements are others; nil when nothing was taken out.
  /// - Complexity: O(*n* + *k* log *k*) for *n* elements behind the first of *k* taken out.
  mutating func removeElements(at indices: [Int]) -> Int? {
    let leaving = indices.ascending.filter { self.indices.contains($0) }
    guard let first = leaving.first else { return nil }
    withUnsafeMutableBufferPointer { elements in
      guard let start = elements.baseAddress else { return }
      for (place, index) in leaving.enumerated() {
        let next = place + 1 < leaving.count ? leaving[place + 1] : elements.count
        (start + index - place).update(from: start + index + 1, count: next - index - 1)
      }
    }
    removeLast(leaving.count)
    return first
  }

  /// Puts elements in.
  ///
  /// - Parameters:
  ///   - indices: Where they are afterwards; those that would leave a gap are passed over.
  ///   - maximumCount: How many elements there may be afterwards.
  ///   - element: Called for each, in order.
  /// - Returns: The first index from which on elements are others; nil when nothing was put in.
  /// - Complexity: O(*n* + *k* log *k*) for *n* elements behind the first of *k* put in.
  mutating func insertElements(
    at indices: [Int], upTo maximumCount: Int, _ element: (Int) -> Element
  ) -> Int? {
    var arriving: [Int] = []
    for index in indices.ascending where index >= 0 {
      guard index <= count + arriving.count, count + arriving.count < maximumCount else { break }
      arriving.append(index)
    }
    guard let first = arriving.first else { return nil }
    let elements = arriving.map(element)
    makeRoom(for: count + arriving.count)
    append(contentsOf: elements)
    withUnsafeMutableBufferPointer { all in
      guard let start = all.baseAddress else { return }
      var end = all.count
      for (place, index) in arriving.enumerated().reversed() {
        (start + index + 1).update(from: start + index - place, count: end - index - 1)
        all[index] = elements[place]
        end = index
      }
    }
    return first
  }

  /// Reserves room, and a little more when the buffer is given up, so that one more element does not cost as much
  /// again.
  private mutating func makeRoom(for count: Int) {
    if capacity < count { reserveCapacity(count + (capacity > 0 ? count / 64 : 0)) }
  }
}

extension [Int] {
  /// The numbers in ascending order, each once.
  fileprivate var ascending: [Int] {
    let sorted = self.sorted()
    return sorted.indices.filter { $0 == 0 || sorted[$0 - 1] != sorted[$0] }.map { sorted[$0] }
  }
}
