import Geometry

/// The sizes of those items of a section that were measured, by ascending number.
struct MeasuredSizes {
  private(set) var items = ContiguousArray<Int>()
  private(set) var sizes = ContiguousArray<Size2D>()

  /// The size of an item; nil while it is only estimated. Complexity: O(log measured).
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

  /// The first item from one on that was measured.
  func first(from item: Int) -> Int? {
    let place = place(of: item)
    return place < items.count ? items[place] : nil
  }

  private func place(of item: Int) -> Int { items.indices.partitionPoint { items[$0] < item } }
}
