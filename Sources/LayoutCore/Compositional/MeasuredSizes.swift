import Geometry

/// The sizes of the measured items of a section, sorted by index.
struct MeasuredSizes {
  private(set) var items = ContiguousArray<Int>()
  private(set) var sizes = ContiguousArray<Size2D>()

  /// The measured size of an item. Nil while its size is only estimated.
  ///
  /// - Complexity: O(log measured items).
  subscript(item: Int) -> Size2D? {
    get {
      let place = place(of: item)
      return place < items.count && items[place] == item ? sizes[place] : nil
    }
    set {
      let place = place(of: item)
      let isKnown = place < items.count && items[place] == item
      switch (newValue, isKnown) {
      case (let size?, true): sizes[place] = size
      case (let size?, false):
        items.insert(item, at: place)
        sizes.insert(size, at: place)
      case (nil, true):
        items.remove(at: place)
        sizes.remove(at: place)
      case (nil, false): break
      }
    }
  }

  /// The first measured item from an index onwards.
  func first(from item: Int) -> Int? {
    let place = place(of: item)
    return place < items.count ? items[place] : nil
  }

  private func place(of item: Int) -> Int { items.indices.partitionPoint { items[$0] < item } }
}
