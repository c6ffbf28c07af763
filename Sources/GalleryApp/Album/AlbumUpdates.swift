import UIKit

/// The index paths that a change of an album affects: deletions refer to index paths before the change, insertions to
/// those after it.
struct AlbumUpdates {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var move: (from: IndexPath, to: IndexPath)?

  /// Applies the updates to a collection view. Call this in a batch update.
  @MainActor
  func perform(in view: UICollectionView) {
    if !deletedSections.isEmpty { view.deleteSections(deletedSections) }
    if !insertedSections.isEmpty { view.insertSections(insertedSections) }
    if !deletedItems.isEmpty { view.deleteItems(at: deletedItems) }
    if !insertedItems.isEmpty { view.insertItems(at: insertedItems) }
    if let move { view.moveItem(at: move.from, to: move.to) }
  }
}
