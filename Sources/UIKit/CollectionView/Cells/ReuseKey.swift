/// The key of a pool of interchangeable views.
struct ReuseKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; nil for a cell.
  let kind: String?
  /// The reuse identifier; nil for a decoration view.
  let identifier: String?

  /// Returns the key of the cells with an identifier.
  static func cell(_ identifier: String) -> ReuseKey {
    ReuseKey(category: .cell, kind: nil, identifier: identifier)
  }

  /// Returns the key of the supplementary views with a kind and an identifier.
  static func supplementaryView(ofKind kind: String, _ identifier: String) -> ReuseKey {
    ReuseKey(category: .supplementaryView, kind: kind, identifier: identifier)
  }

  /// Returns the key of the decoration views of a kind.
  static func decorationView(ofKind kind: String) -> ReuseKey {
    ReuseKey(category: .decorationView, kind: kind, identifier: nil)
  }
}

extension ReuseKey: CustomStringConvertible {
  /// A description for messages, as in `reuse identifier "photo" of kind "header"`.
  var description: String {
    let parts = [identifier.map { "reuse identifier \"\($0)\"" }, kind.map { "kind \"\($0)\"" }]
    return parts.compactMap(\.self).joined(separator: " of ")
  }
}
