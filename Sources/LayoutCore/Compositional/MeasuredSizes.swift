import Geometry

/// The sizes of the measured items of a section, sorted by index.
struct MeasuredSizes {
  private(set) var items = ContiguousArray<Int>()
  private(set) var sizes = ContiguousArray<Size2D>()

  /// The measured size of an item. Nil while its size is only estimated.
  ///
  /// - Complexity: O(log *m*) for *m* measured items.
  subscript(item: Int) -> Size2D? {
    get {
      let index = index(of: item)
      return index < items.count && items[index] == item ? sizes[index] : nil
    }
    set {
      let index = index(of: item)
      let isKnown = index < items.count && items[index] == item
      switch (newValue, isKnown) {
      case (let size?, true): sizes[index] = size
      case (let size?, false):
        items.insert(item, at: index)
        sizes.insert(size, at: index)
      case (nil, true):
        items.remove(at: index)
        sizes.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// The first measured item from an index onwards.
  func first(from item: Int) -> Int? {
    let index = index(of: item)
    return index < items.count ? items[index] : nil
  }

  private func index(of item: Int) -> Int { items.indices.partitionPoint { items[$0] < item } }
}
