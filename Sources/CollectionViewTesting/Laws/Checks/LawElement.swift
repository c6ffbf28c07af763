#if canImport(UIKit)
  import UIKit

  /// An element of a layout.
  struct LawElement: Hashable, Sendable, CustomStringConvertible {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let path: IndexPath

    /// The cell of an item.
    init(itemAt path: IndexPath) { (category, kind, self.path) = (.cell, nil, path) }

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
      category = attributes.representedElementCategory
      kind = attributes.representedElementKind
      path = attributes.indexPath
    }

    var description: String {
      let name =
        switch category {
        case .cell: "cell"
        case .supplementaryView: "supplementary view \(kind ?? "without a kind")"
        case .decorationView: "decoration view \(kind ?? "without a kind")"
        @unknown default: "element"
        }
      return "\(name) \(Array(path))"
    }

    /// Asks a layout about the element alone.
    @MainActor
    func attributes(from layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
      switch category {
      case .cell: layout.layoutAttributesForItem(at: path)
      case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: kind ?? "", at: path)
      case .decorationView: layout.layoutAttributesForDecorationView(ofKind: kind ?? "", at: path)
      @unknown default: nil
      }
    }
  }

  extension LawElement: Comparable {
    /// Cells first, then by kind and index path, so that failures are the same on each run.
    static func < (left: LawElement, right: LawElement) -> Bool {
      (left.category.rawValue, left.kind ?? "", left.path) < (
        right.category.rawValue, right.kind ?? "", right.path
      )
    }
  }
#endif
