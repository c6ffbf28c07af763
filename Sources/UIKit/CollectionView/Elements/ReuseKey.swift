/// Names a pool of interchangeable views.
struct ReuseKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view, nil for a cell.
  let kind: String?
  /// The reuse identifier, nil for a decoration view.
  let identifier: String?

  /// The cells of an identifier.
  static func cell(_ identifier: String) -> ReuseKey {
    ReuseKey(category: .cell, kind: nil, identifier: identifier)
  }

  /// The supplementary views of a kind and an identifier.
  static func supplementaryView(ofKind kind: String, _ identifier: String) -> ReuseKey {
    ReuseKey(category: .supplementaryView, kind: kind, identifier: identifier)
  }

  /// The decoration views of a kind.
  static func decorationView(ofKind kind: String) -> ReuseKey {
    ReuseKey(category: .decorationView, kind: kind, identifier: nil)
  }
}
