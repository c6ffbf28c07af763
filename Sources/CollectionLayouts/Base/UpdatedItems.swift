import UIKit

/// The items that a batch update brings and takes away; those it moves or reloads are neither.
struct UpdatedItems {
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []
  /// Items that come from elsewhere into a new section, or leave one that goes, as items moved do.
  private var movedIn: Set<IndexPath> = []
  private var movedOut: Set<IndexPath> = []

  /// No items: outside an update.
  init() {}

  /// Reads what a layout is told of an update. A section is an index path whose item is `NSNotFound`.
  @MainActor
  init(_ updates: [UICollectionViewUpdateItem]) {
    for update in updates {
      switch update.updateAction {
      case .insert: update.indexPathAfterUpdate.map { _ = inserted.insert($0) }
      case .delete: update.indexPathBeforeUpdate.map { _ = deleted.insert($0) }
      case .move:
        update.indexPathBeforeUpdate.map { _ = movedOut.insert($0) }
        update.indexPathAfterUpdate.map { _ = movedIn.insert($0) }
      default: break
      }
    }
  }

  /// Whether an item, by its path after the update, is new, or all of its section is.
  func isInserted(_ indexPath: IndexPath) -> Bool {
    !movedIn.contains(indexPath) && Self.contains(indexPath, in: inserted)
  }

  /// Whether an item, by its path before the update, is gone, or all of its section is.
  func isDeleted(_ indexPath: IndexPath) -> Bool {
    !movedOut.contains(indexPath) && Self.contains(indexPath, in: deleted)
  }

  private static func contains(_ indexPath: IndexPath, in paths: Set<IndexPath>) -> Bool {
    paths.contains(indexPath) || paths.contains(IndexPath(item: NSNotFound, section: indexPath.section))
  }
}
