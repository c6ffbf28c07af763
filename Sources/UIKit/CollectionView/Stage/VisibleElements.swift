/// The elements on screen and their views.
@MainActor
struct VisibleElements {
  /// The result of looking up an element in a pass.
  enum Encounter {
    /// The element is not on screen.
    case absent
    /// The element is on screen, with this view.
    case present(UICollectionReusableView)
    /// The element is on screen, and was already looked up in this pass.
    case repeated
  }

  private struct Entry {
    let view: UICollectionReusableView
    /// The position in the order in which elements were first shown.
    let serial: UInt64
    /// The number of the last pass that looked up the element.
    var lastPass: UInt64
  }

  private var entries: [ElementKey: Entry] = [:]
  private var lastSerial: UInt64 = 0

  /// The view of an element; nil if it is not on screen.
  subscript(key: ElementKey) -> UICollectionReusableView? { entries[key]?.view }

  /// Adds an element and its view.
  mutating func insert(_ view: UICollectionReusableView, for key: ElementKey, in pass: UInt64) {
    lastSerial += 1
    entries[key] = Entry(view: view, serial: lastSerial, lastPass: pass)
  }

  /// Looks up an element in a pass.
  mutating func encounter(_ key: ElementKey, in pass: UInt64) -> Encounter {
    guard let index = entries.index(forKey: key) else { return .absent }
    guard entries.values[index].lastPass != pass else { return .repeated }
    entries.values[index].lastPass = pass
    return .present(entries.values[index].view)
  }

  /// Removes the elements that were not looked up in a pass. Returns their views in the order in which they were first
  /// shown.
  mutating func removeElements(notIn pass: UInt64) -> [UICollectionReusableView] {
    remove { $1.lastPass != pass }
  }

  /// Removes the elements of a category, or all. Returns their views in the order in which they were first shown.
  mutating func removeAll(_ category: UICollectionView.ElementCategory? = nil) -> [UICollectionReusableView] {
    remove { key, _ in category == nil || key.category == category }
  }

  /// The keys and views of all elements, in the order in which they were first shown.
  var all: [(key: ElementKey, view: UICollectionReusableView)] {
    elements { _, _ in true }
  }

  /// The kinds of the elements on screen.
  var kinds: Set<ElementKey.Kind> { Set(entries.keys.lazy.map(\.elementKind)) }

  /// Removes all elements. Returns their keys and views in the order in which they were first shown.
  mutating func removeAllElements() -> [(key: ElementKey, view: UICollectionReusableView)] {
    defer { entries.removeAll(keepingCapacity: true) }
    return all
  }

  /// Returns the keys and views of a category and kind, in the order in which they were first shown.
  func elements(
    _ category: UICollectionView.ElementCategory, kind: String? = nil
  ) -> [(key: ElementKey, view: UICollectionReusableView)] {
    elements { key, _ in key.category == category && key.kind == kind }
  }

  private mutating func remove(
    where isLeaving: (ElementKey, Entry) -> Bool
  ) -> [UICollectionReusableView] {
    let leaving = elements(where: isLeaving)
    for (key, _) in leaving { entries[key] = nil }
    return leaving.map(\.view)
  }

  private func elements(
    where isIncluded: (ElementKey, Entry) -> Bool
  ) -> [(key: ElementKey, view: UICollectionReusableView)] {
    // Sorting numbers costs less than sorting references.
    var order: [(serial: UInt64, number: Int)] = []
    var found: [(key: ElementKey, view: UICollectionReusableView)] = []
    for (key, entry) in entries where isIncluded(key, entry) {
      order.append((entry.serial, found.count))
      found.append((key, entry.view))
    }
    order.sort { $0.serial < $1.serial }
    return order.map { found[$0.number] }
  }
}
