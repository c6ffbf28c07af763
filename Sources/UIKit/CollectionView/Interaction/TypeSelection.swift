/// Finds an item by the beginning of its title, as the user types it.
@MainActor
final class TypeSelection {
  /// The maximum pause between two letters, in seconds.
  private static var maximumPause: TimeInterval { 1 }

  private var typed = ""
  /// Whether no title begins with the typed text. Then none begins with a longer one either.
  private var hasFailed = false
  /// Whether a title begins with the typed text, or with its first letters.
  private(set) var hasFound = false
  private var deadline: FrameClock.Deadline?

  /// Whether letters typed now continue earlier ones.
  var isUnderWay: Bool { !typed.isEmpty }

  /// Adds typed text. A later tick of a clock ends it.
  func type(_ text: String, at time: TimeInterval, on clock: FrameClock) {
    typed += text
    deadline?.cancel()
    deadline = clock.schedule(at: time + Self.maximumPause) { [weak self] in self?.end() }
  }

  /// Discards the typed text.
  func end() {
    (typed, hasFailed, hasFound) = ("", false, false)
    deadline?.cancel()
  }

  /// Returns the first item whose title begins with the typed text, from a given item to the last one and then from the
  /// first one. Case and diacritics are ignored. A repeated letter leads from one match to the next.
  ///
  /// - Parameters:
  ///   - counts: The items.
  ///   - start: The item to begin with; nil for the first one.
  ///   - title: Returns the title of an item; nil if it has none.
  ///   - canFind: Returns whether an item with a matching title can be found.
  /// - Complexity: O(*n*) for *n* items up to the match. Once there is no match, more letters cost nothing.
  func find(
    in counts: ItemCounts, from start: IndexPath?, title: (IndexPath) -> String?,
    canFind: (IndexPath) -> Bool
  ) -> IndexPath? {
    guard !hasFailed, let first = counts.first, let last = counts.last, let letter = typed.first else {
      return nil
    }
    let isRepeated = typed.allSatisfy { $0 == letter }
    let prefix = TitlePrefix(isRepeated ? String(letter) : typed)
    var begin = start ?? first
    if isRepeated, start != nil { begin = counts.item(after: begin) ?? first }
    func isFound(_ path: IndexPath) -> Bool {
      title(path).map(prefix.matches) == true && canFind(path)
    }
    let found =
      counts.paths(in: begin...last).first(where: isFound)
      ?? (begin == first ? nil : counts.paths(in: first...begin).first(where: isFound))
    hasFailed = found == nil
    if !hasFailed { hasFound = true }
    return found
  }
}
