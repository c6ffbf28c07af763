/// The identity of one element of a layout. Supplementary and decoration elements have index paths of their own, which
/// need not be those of items.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration element; nil for a cell.
  let kind: String?
  let indexPath: IndexPath

  init(category: UICollectionView.ElementCategory, kind: String? = nil, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  /// Creates the key of the element that attributes describe.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      category: attributes.representedElementCategory, kind: attributes.representedElementKind,
      indexPath: attributes.indexPath)
  }
}

extension ElementKey {
  /// Hashes the index path only: few elements have the same one, and keys are hashed for each element of each layout
  /// pass.
  func hash(into hasher: inout Hasher) { hasher.combine(indexPath) }

  /// The category and kind of an element, without its index path.
  struct Kind: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?

    /// Returns the key of the element of this kind at an index path.
    func key(_ path: IndexPath) -> ElementKey { ElementKey(category: category, kind: kind, indexPath: path) }
  }

  /// The category and kind of the element.
  var elementKind: Kind { Kind(category: category, kind: kind) }
}

extension ElementKey: Comparable {
  /// The stacking order of elements of equal depth: cells, supplementary views, decoration views, each by index path.
  /// It does not depend on the order in which elements appeared.
  static func < (one: ElementKey, other: ElementKey) -> Bool {
    if one.category != other.category { return one.category.rawValue < other.category.rawValue }
    if one.indexPath != other.indexPath { return one.indexPath < other.indexPath }
    return (one.kind ?? "") < (other.kind ?? "")
  }
}

extension ElementKey: CustomStringConvertible {
  /// A description for messages, as in "item [0, 3]".
  var description: String {
    let path = "\(Array(indexPath))"
    switch category {
    case .cell: return "item \(path)"
    case .supplementaryView: return "supplementary element \(kind ?? "") at \(path)"
    case .decorationView: return "decoration element \(kind ?? "") at \(path)"
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a copy for another element.
  func duplicate(as key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.indexPath = key.indexPath
    return copy
  }
}
