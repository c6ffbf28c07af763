/// Edits of long arrays at many indices at once. Each element is moved at most twice.
extension ContiguousArray {
  /// Changes the number of elements by adding or removing elements at the end.
  mutating func resize(to count: Int, filledWith value: Element) {
    // The fastest way to fill, when there is no buffer to keep.
    if capacity == 0 {
      self = ContiguousArray(repeating: value, count: count)
      return
    }
    if self.count > count { removeLast(self.count - count) }
    makeRoom(for: count)
    append(contentsOf: repeatElement(value, count: count - self.count))
  }

  /// Removes elements.
  ///
  /// - Parameter indices: The indices of the elements. Indices that do not exist are ignored.
  /// - Returns: The first index whose element changed, or nil when nothing was removed.
  /// - Complexity: O(*n* + *k* log *k*) for *k* removed elements, and *n* elements after the first of them.
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

  /// Inserts elements.
  ///
  /// - Parameters:
  ///   - indices: The indices of the new elements in the new array. Those that would leave a gap are ignored.
  ///   - maximumCount: The maximum number of elements in the new array.
  ///   - element: Returns the new element for an index. It is called once per index, in order.
  /// - Returns: The first index whose element changed, or nil when nothing was inserted.
  /// - Complexity: O(*n* + *k* log *k*) for *k* inserted elements, and *n* elements after the first of them.
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

  /// Reserves memory. When a new buffer is needed, reserves a little more, so that the next insertion does not need
  /// another one.
  private mutating func makeRoom(for count: Int) {
    if capacity < count { reserveCapacity(count + (capacity > 0 ? count / 64 : 0)) }
  }
}

extension [Int] {
  /// The numbers in ascending order, without duplicates.
  fileprivate var ascending: [Int] {
    let sorted = self.sorted()
    return sorted.indices.filter { $0 == 0 || sorted[$0 - 1] != sorted[$0] }.map { sorted[$0] }
  }
}
