/// What the layout of a collection view last answered for an area, until an invalidation makes it stale.
///
/// Questions about single elements are answered from here, so that a layout need not answer them for what is on screen.
/// Only the latest answer for each area is kept. All geometry is in the coordinates of the layout.
@MainActor
struct KnownAttributes {
  /// A part of the content that the layout is asked for as a whole.
  enum Area: CaseIterable {
    /// What is on screen.
    case visible
    /// What may be needed soon.
    case prefetched
    /// Where a key looks for the next item.
    case searched
  }

  @MainActor
  private struct Answer {
    let rect: CGRect
    /// As returned by the layout, without what was named stale since.
    var elements: [UICollectionViewLayoutAttributes]
    /// The elements by key; made at the first question, since most answers are never asked about.
    var elementsByKey: [ElementKey: UICollectionViewLayoutAttributes]?
    /// Whether the layout may have placed the elements again since.
    var isOutdated = false

    mutating func element(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
      if let elementsByKey { return elementsByKey[key] }
      var named: [ElementKey: UICollectionViewLayoutAttributes] = [:]
      named.reserveCapacity(elements.count)
      // Of elements returned twice the first counts, as on screen.
      for element in elements.reversed() { named[ElementKey(element)] = element }
      elementsByKey = named
      return named[key]
    }
  }

  private var answers: [Area: Answer] = [:]

  /// Keeps an answer in place of the last one for the area.
  mutating func keep(_ elements: [UICollectionViewLayoutAttributes], in rect: CGRect, of area: Area) {
    answers[area] = Answer(rect: rect, elements: elements)
  }

  /// The attributes of an element; nil when they are not known, or no longer.
  ///
  /// - Complexity: O(1), and for the first question after an answer O(*n*) for *n* elements in it.
  subscript(key: ElementKey) -> UICollectionViewLayoutAttributes? {
    mutating get {
      for area in Area.allCases where answers[area]?.isOutdated == false {
        if let found = answers[area]?.element(key) { return found }
      }
      return nil
    }
  }

  /// The attributes of all elements that are known.
  var all: [ElementKey: UICollectionViewLayoutAttributes] {
    var all: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for area in Area.allCases {
      guard let answer = answers[area], !answer.isOutdated else { continue }
      for element in answer.elements where all[ElementKey(element)] == nil {
        all[ElementKey(element)] = element
      }
    }
    return all
  }

  /// The area, and the rectangle, for which the layout has to be asked again to know an element: no invalidation has
  /// named the element, but the layout may have placed it again. Nil when the element was in no such answer.
  mutating func outdatedAnswer(with key: ElementKey) -> (area: Area, rect: CGRect)? {
    for area in Area.allCases {
      guard let answer = answers[area], answer.isOutdated, answers[area]?.element(key) != nil else {
        continue
      }
      return (area, answer.rect)
    }
    return nil
  }

  // MARK: - Forgetting

  /// Forgets what was answered for an area.
  mutating func forget(_ area: Area) { answers[area] = nil }

  /// Forgets everything.
  mutating func forgetAll() { answers.removeAll(keepingCapacity: true) }

  /// Forgets what an invalidation makes stale: the elements that it names; all, when it names none.
  mutating func forget(after context: UICollectionViewLayoutInvalidationContext) {
    guard !answers.isEmpty else { return }
    guard context.concernsNamedElementsOnly else { return forgetAll() }
    let items = Set(context.invalidatedItemIndexPaths ?? [])
    let views = (context.invalidatedSupplementaryIndexPaths ?? [:]).mapValues { Set($0) }
    let decorations = (context.invalidatedDecorationIndexPaths ?? [:]).mapValues { Set($0) }
    for area in Area.allCases {
      answers[area]?.isOutdated = true
      answers[area]?.elementsByKey = nil
      answers[area]?.elements.removeAll { element in
        let (kind, path) = (element.representedElementKind ?? "", element.indexPath)
        return switch element.representedElementCategory {
        case .cell: items.contains(path)
        case .supplementaryView: views[kind]?.contains(path) ?? false
        case .decorationView: decorations[kind]?.contains(path) ?? false
        }
      }
    }
  }

  /// Takes note that the layout has moved elements without an invalidation, as when one of its sections is scrolled.
  mutating func elementsDidMove() {
    for area in Area.allCases { answers[area]?.isOutdated = true }
  }
}
