/// The elements on screen and their views.
@MainActor
struct VisibleElements {
  /// What a pass finds when it comes to an element.
  enum Encounter {
    /// The element is not on screen.
    case absent
    /// It is, with this view.
    case present(UICollectionReusableView)
    /// It is, and the pass came to it before.
    case repeated
  }

  private struct Entry {
    let view: UICollectionReusableView
    /// The place in the order in which elements came to be shown.
    let serial: UInt64
    /// The number of the last pass that came to the element.
    var lastPass: UInt64
  }

  private var entries: [ElementKey: Entry] = [:]
  private var lastSerial: UInt64 = 0

  /// The view of an element, nil when it is not on screen.
  subscript(key: ElementKey) -> UICollectionReusableView? { entries[key]?.view }

  /// Adds an element that a pass has given a view.
  mutating func insert(_ view: UICollectionReusableView, for key: ElementKey, in pass: UInt64) {
    lastSerial += 1
    entries[key] = Entry(view: view, serial: lastSerial, lastPass: pass)
  }

  /// Takes note that a pass has come to an element.
  mutating func encounter(_ key: ElementKey, in pass: UInt64) -> Encounter {
    guard let index = entries.index(forKey: key) else { return .absent }
    guard entries.values[index].lastPass != pass else { return .repeated }
    entries.values[index].lastPass = pass
    return .present(entries.values[index].view)
  }

  /// Takes out the elements that a pass did not come to; returns their views, those shown first in front.
  mutating func removeElements(notIn pass: UInt64) -> [UICollectionReusableView] {
    remove { $1.lastPass != pass }
  }

  /// Takes out the elements of a category, or all; returns their views, those shown first in front.
  mutating func removeAll(_ category: UICollectionView.ElementCategory? = nil) -> [UICollectionReusableView] {
    remove { key, _ in category == nil || key.category == category }
  }

  /// The keys and views of all elements, those shown first in front.
  var all: [(key: ElementKey, view: UICollectionReusableView)] {
    entries.sorted { $0.value.serial < $1.value.serial }.map { ($0.key, $0.value.view) }
  }

  /// The kinds of elements there are.
  var kinds: Set<ElementKey.Kind> { Set(entries.keys.lazy.map(\.elementKind)) }

  /// Takes out all elements; returns their keys and views, those shown first in front.
  mutating func removeAllElements() -> [(key: ElementKey, view: UICollectionReusableView)] {
    defer { entries.removeAll(keepingCapacity: true) }
    return all
  }

  /// The keys and views of the elements of a category and kind, those shown first in front.
  func elements(
    _ category: UICollectionView.ElementCategory, kind: String? = nil
  ) -> [(key: ElementKey, view: UICollectionReusableView)] {
    entries.filter { $0.key.category == category && $0.key.kind == kind }
      .sorted { $0.value.serial < $1.value.serial }
      .map { ($0.key, $0.value.view) }
  }

  private mutating func remove(
    where isLeaving: (ElementKey, Entry) -> Bool
  ) -> [UICollectionReusableView] {
    var leaving: [(key: ElementKey, entry: Entry)] = []
    for (key, entry) in entries where isLeaving(key, entry) { leaving.append((key, entry)) }
    for (key, _) in leaving { entries[key] = nil }
    return leaving.sorted { $0.entry.serial < $1.entry.serial }.map(\.entry.view)
  }
}
