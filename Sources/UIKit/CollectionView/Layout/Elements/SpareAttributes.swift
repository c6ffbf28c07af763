/// Attributes that a layout returned before and to which nothing refers any longer. The layout makes new ones of them, so
/// that a scroll step needs no memory of its own.
@MainActor
struct SpareAttributes {
  private var candidates: [UICollectionViewLayoutAttributes] = []
  /// Whether the layout has asked for attributes since the last answer. Layouts of apps make their own.
  private var areWanted = false

  /// The maximum number of attributes that can be used again.
  var count: Int { candidates.count }

  /// Takes the elements of an answer that was replaced, if they are more than those that are left. Others may still refer
  /// to them.
  mutating func refill(with elements: [UICollectionViewLayoutAttributes]) {
    if areWanted, elements.count > candidates.count { candidates = elements }
    areWanted = false
  }

  /// Returns plain attributes as new ones; nil if there are none.
  mutating func next() -> UICollectionViewLayoutAttributes? {
    areWanted = true
    while var attributes = candidates.popLast() {
      guard type(of: attributes) == UICollectionViewLayoutAttributes.self,
        isKnownUniquelyReferenced(&attributes)
      else { continue }
      attributes.reset()
      return attributes
    }
    return nil
  }
}
