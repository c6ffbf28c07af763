import UIKit

/// The items that a batch update inserts and deletes. Items that it moves or reloads are not included.
struct UpdatedItems {
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []
  /// Items that move from elsewhere into an inserted section, or out of a deleted one.
  private var movedIn: Set<IndexPath> = []
  private var movedOut: Set<IndexPath> = []

  /// No items, as outside an update.
  init() {}

  /// Reads the update items that a layout receives. A section is an index path whose item is `NSNotFound`.
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

  /// Whether an item, by its index path after the update, or its whole section was inserted.
  func isInserted(_ indexPath: IndexPath) -> Bool {
    !movedIn.contains(indexPath) && Self.contains(indexPath, in: inserted)
  }

  /// Whether an item, by its index path before the update, or its whole section was deleted.
  func isDeleted(_ indexPath: IndexPath) -> Bool {
    !movedOut.contains(indexPath) && Self.contains(indexPath, in: deleted)
  }

  private static func contains(_ indexPath: IndexPath, in paths: Set<IndexPath>) -> Bool {
    paths.contains(indexPath) || paths.contains(IndexPath(item: NSNotFound, section: indexPath.section))
  }
}
