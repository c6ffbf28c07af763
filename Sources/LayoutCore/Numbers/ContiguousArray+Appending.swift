extension ContiguousArray {
  /// Appends an element for each index, in order.
  ///
  /// The elements are collected in a small buffer first. The array then checks once for many elements, instead of once
  /// for each, whether it has room and who shares its memory.
  mutating func append(_ indices: Range<Int>, _ element: (Int) -> Element) {
    let length = 128
    withUnsafeTemporaryAllocation(of: Element.self, capacity: length) { chunk in
      for first in stride(from: indices.lowerBound, to: indices.upperBound, by: length) {
        let count = Swift.min(length, indices.upperBound - first)
        for place in 0..<count { chunk.initializeElement(at: place, to: element(first + place)) }
        append(contentsOf: UnsafeMutableBufferPointer(rebasing: chunk[..<count]))
        chunk[..<count].deinitialize()
      }
    }
  }
}
