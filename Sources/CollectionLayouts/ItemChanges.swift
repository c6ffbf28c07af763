import UIKit

/// The items that a batch update inserts and deletes.
struct ItemChanges {
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []
  private var insertedSections: IndexSet = []
  private var deletedSections: IndexSet = []

  /// Nothing changes.
  init() {}

  /// Reads what a collection view tells its layout. Complexity: O(changes).
  @MainActor
  init(_ updates: [UICollectionViewUpdateItem]) {
    for update in updates {
      switch update.updateAction {
      case .insert:
        guard let path = update.indexPathAfterUpdate else { continue }
        if path.item == NSNotFound { insertedSections.insert(path.section) } else { inserted.insert(path) }
      case .delete:
        guard let path = update.indexPathBeforeUpdate else { continue }
        if path.item == NSNotFound { deletedSections.insert(path.section) } else { deleted.insert(path) }
      default: break
      }
    }
  }

  /// Whether the item, by its path after the update, is new, and not only on screen for the first time.
  func inserts(_ path: IndexPath) -> Bool {
    inserted.contains(path) || insertedSections.contains(path.section)
  }

  /// Whether the item, by its path before the update, is gone.
  func deletes(_ path: IndexPath) -> Bool {
    deleted.contains(path) || deletedSections.contains(path.section)
  }
}
