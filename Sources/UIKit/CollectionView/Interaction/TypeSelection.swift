/// The beginning of a title that is being typed, to find the item by.
@MainActor
final class TypeSelection {
  /// How long one may hesitate between two letters, in seconds.
  private static var patience: TimeInterval { 1 }

  private var typed = ""
  private var deadline: FrameClock.Deadline?

  /// Whether letters typed now go on with those typed before.
  var isUnderWay: Bool { !typed.isEmpty }

  /// Adds what was typed.
  func type(_ text: String, at time: TimeInterval) {
    typed += text
    deadline?.cancel()
    deadline = FrameClock.main.schedule(at: time + Self.patience) { [weak self] in self?.end() }
  }

  /// Forgets what was typed.
  func end() {
    typed = ""
    deadline?.cancel()
  }

  /// The first item whose title begins with what was typed, from an item on and then from the first one;
  /// upper and lower case and accents are the same. A letter typed repeatedly leads to one item after the other.
  ///
  /// - Complexity: O(*n*) for *n* items up to the one found.
  func find(in counts: ItemCounts, from start: IndexPath?, title: (IndexPath) -> String?) -> IndexPath? {
    guard let first = counts.first, let last = counts.last, let letter = typed.first else { return nil }
    let isRepeated = typed.allSatisfy { $0 == letter }
    let prefix = isRepeated ? String(letter) : typed
    var begin = start ?? first
    if isRepeated, start != nil { begin = counts.item(after: begin) ?? first }
    func isFound(_ path: IndexPath) -> Bool {
      title(path)?.range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
    return counts.paths(in: begin...last).first(where: isFound)
      ?? (begin == first ? nil : counts.paths(in: first...begin).first(where: isFound))
  }
}
