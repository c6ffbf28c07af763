/// The elements on screen and their views.
@MainActor
struct VisibleElements {
  private var views: [ElementKey: UICollectionReusableView] = [:]
  private var lastSerial: UInt64 = 0

  /// The view of an element, nil when it is not on screen.
  subscript(key: ElementKey) -> UICollectionReusableView? { views[key] }

  /// Adds an element.
  mutating func insert(_ view: UICollectionReusableView, for key: ElementKey) {
    lastSerial += 1
    view.display.serial = lastSerial
    views[key] = view
  }

  /// Takes out the elements that a pass did not meet; returns their views, those shown first in front.
  mutating func removeElements(notIn pass: UInt64) -> [UICollectionReusableView] {
    var leaving: [UICollectionReusableView] = []
    for (_, view) in views where view.display.lastPass != pass { leaving.append(view) }
    guard !leaving.isEmpty else { return [] }
    for case let key? in leaving.map(\.display.elementKey) { views[key] = nil }
    return leaving.sorted { $0.display.serial < $1.display.serial }
  }

  /// Takes out all elements, or those of a category; returns their views, those shown first in front.
  mutating func removeAll(_ category: UICollectionView.ElementCategory? = nil) -> [UICollectionReusableView] {
    let leaving = inOrder.filter { category == nil || $0.display.elementKey?.category == category }
    for case let key? in leaving.map(\.display.elementKey) { views[key] = nil }
    return leaving
  }

  /// All views, those shown first in front.
  var inOrder: [UICollectionReusableView] {
    views.values.sorted { $0.display.serial < $1.display.serial }
  }

  /// The keys and views of the elements of a category and kind, those shown first in front.
  func elements(
    _ category: UICollectionView.ElementCategory, kind: String? = nil
  ) -> [(key: ElementKey, view: UICollectionReusableView)] {
    views.filter { $0.key.category == category && $0.key.kind == kind }
      .map { ($0.key, $0.value) }
      .sorted { $0.1.display.serial < $1.1.display.serial }
  }
}
