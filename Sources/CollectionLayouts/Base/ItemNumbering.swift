import Geometry
import UIKit

/// The items of all sections as one sequence, numbered from 0.
struct ItemNumbering {
  /// For each section, the number after that of its last item.
  private let ends: [Int]

  /// Reads the counts of a collection view.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  @MainActor
  init(of collectionView: UICollectionView?) {
    var end = 0
    ends = (0..<(collectionView?.numberOfSections ?? 0)).map { section in
      end += collectionView?.numberOfItems(inSection: section) ?? 0
      return end
    }
  }

  /// The number of items.
  var count: Int { ends.last ?? 0 }

  /// The index path of the item with a number below `count`.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  func indexPath(of number: Int) -> IndexPath {
    let section = ends.indices.dropLast().partitionPoint { ends[$0] <= number }
    return IndexPath(item: number - start(of: section), section: section)
  }

  /// The number of an item. Nil when the item does not exist.
  ///
  /// - Complexity: O(1).
  func number(of indexPath: IndexPath) -> Int? {
    guard indexPath.count == 2, ends.indices.contains(indexPath.section) else { return nil }
    let start = start(of: indexPath.section)
    guard (0..<ends[indexPath.section] - start).contains(indexPath.item) else { return nil }
    return start + indexPath.item
  }

  private func start(of section: Int) -> Int { section > 0 ? ends[section - 1] : 0 }
}
