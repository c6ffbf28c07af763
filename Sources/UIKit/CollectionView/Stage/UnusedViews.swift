/// The unused views of a reuse key, the longest unused first. Adding a view and removing any of them take O(1) on average.
@MainActor
struct UnusedViews {
  /// The views, and gaps where views were removed. The number of a slot is its index plus `firstNumber`.
  private var slots: [UICollectionReusableView?] = []
  private var firstNumber = 0
  /// The index of the longest unused view, if there is one: only gaps are before it.
  private var start = 0
  private var count = 0

  /// Adds a view, which then is the last to be taken.
  mutating func append(_ view: UICollectionReusableView) {
    if slots.count > 2 * count + 64 { closeGaps() }
    view.display.unusedNumber = firstNumber + slots.count
    slots.append(view)
    count += 1
  }

  /// Removes and returns the longest unused view.
  mutating func takeFirst() -> UICollectionReusableView? {
    while start < slots.count {
      defer { start += 1 }
      guard let view = slots[start] else { continue }
      slots[start] = nil
      count -= 1
      return view
    }
    return nil
  }

  /// Removes a view, which must be one of them.
  mutating func remove(_ view: UICollectionReusableView) {
    slots[view.display.unusedNumber - firstNumber] = nil
    count -= 1
  }

  /// The views, the longest unused first.
  var views: [UICollectionReusableView] { slots[start...].compactMap(\.self) }

  private mutating func closeGaps() {
    (slots, start, firstNumber) = (views, 0, firstNumber + slots.count)
    for (index, view) in slots.enumerated() { view?.display.unusedNumber = firstNumber + index }
  }
}
