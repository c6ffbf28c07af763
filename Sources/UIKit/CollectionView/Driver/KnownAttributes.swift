/// The attributes that a layout last returned for each area, until an invalidation.
///
/// Individual elements are looked up here, so that the layout need not be asked for elements on screen. Only the latest
/// result for each area is kept. All geometry is in layout coordinates.
@MainActor
struct KnownAttributes {
  /// A part of the content for which the layout is asked as a whole.
  enum Area: Int, CaseIterable {
    /// The visible area.
    case visible
    /// The area that may be needed soon.
    case prefetched
    /// The area in which a key searches for the next item.
    case searched
  }

  @MainActor
  private struct Answer {
    let rect: CGRect
    /// The returned elements.
    let elements: [UICollectionViewLayoutAttributes]
    /// The elements by key. Created on first use, because most results are never searched.
    private var elementsByKey: [ElementKey: UICollectionViewLayoutAttributes]?
    /// The elements to remove from `elementsByKey` before it is used again. Each measured cell adds one.
    private var invalidated: [ElementKey] = []
    /// Whether the layout may have moved the elements since.
    var isOutdated = false

    init(rect: CGRect, elements: [UICollectionViewLayoutAttributes]) {
      (self.rect, self.elements) = (rect, elements)
    }

    /// Records that elements are invalid, and that the layout may have moved the others.
    mutating func invalidate(_ keys: [ElementKey]) {
      isOutdated = true
      invalidated += keys
    }

    /// Returns an element; nil if it was not returned or was invalidated since.
    mutating func element(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
      if elementsByKey == nil {
        // Of repeated elements the first one is used, as on screen.
        elementsByKey = Dictionary(elements.map { (ElementKey($0), $0) }) { first, _ in first }
      }
      for key in invalidated { elementsByKey?[key] = nil }
      invalidated.removeAll(keepingCapacity: true)
      return elementsByKey?[key]
    }
  }

  /// The result for each area, by raw value. An array is changed in place, without the allocations of a dictionary.
  private var answers = [Answer?](repeating: nil, count: Area.allCases.count)

  private subscript(area: Area) -> Answer? { answers[area.rawValue] }

  /// Whether nothing is known. A loop, because a closure would check on each call that it runs on the main actor.
  private var isEmpty: Bool {
    for answer in answers where answer != nil { return false }
    return true
  }

  /// Replaces the stored elements of an area. Returns those that were stored before.
  mutating func keep(
    _ elements: [UICollectionViewLayoutAttributes], in rect: CGRect, of area: Area
  ) -> [UICollectionViewLayoutAttributes] {
    let replaced = answers[area.rawValue]?.elements ?? []
    answers[area.rawValue] = Answer(rect: rect, elements: elements)
    return replaced
  }

  /// The attributes of an element; nil if they are not known or no longer valid.
  ///
  /// - Complexity: O(1). O(*n*) for the first access after a result with *n* elements.
  subscript(key: ElementKey) -> UICollectionViewLayoutAttributes? {
    mutating get {
      for index in answers.indices where answers[index]?.isOutdated == false {
        if let found = answers[index]?.element(key) { return found }
      }
      return nil
    }
  }

  /// The attributes of all known elements.
  var all: [ElementKey: UICollectionViewLayoutAttributes] {
    var all: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for answer in answers {
      guard let answer, !answer.isOutdated else { continue }
      for element in answer.elements where all[ElementKey(element)] == nil {
        all[ElementKey(element)] = element
      }
    }
    return all
  }

  /// Returns the outdated area that contains an element, and the rectangle to request again. The layout may have moved
  /// the element although no invalidation named it. Nil if no outdated area contains the element.
  mutating func outdatedAnswer(with key: ElementKey) -> (area: Area, rect: CGRect)? {
    for area in Area.allCases {
      guard let answer = self[area], answer.isOutdated, answers[area.rawValue]?.element(key) != nil else {
        continue
      }
      return (area, answer.rect)
    }
    return nil
  }

  // MARK: - Discarding

  /// Discards the elements of an area.
  mutating func forget(_ area: Area) { answers[area.rawValue] = nil }

  /// Discards all elements.
  mutating func forgetAll() {
    for index in answers.indices { answers[index] = nil }
  }

  /// Discards the elements that an invalidation names. Discards all if it names none.
  mutating func forget(after context: UICollectionViewLayoutInvalidationContext) {
    guard !isEmpty else { return }
    guard context.concernsNamedElementsOnly else { return forgetAll() }
    let named = context.namedElements
    for index in answers.indices { answers[index]?.invalidate(named) }
  }

  /// Records that the layout has moved elements without an invalidation, for instance by scrolling one of its sections.
  mutating func elementsDidMove() {
    for index in answers.indices { answers[index]?.isOutdated = true }
  }
}
