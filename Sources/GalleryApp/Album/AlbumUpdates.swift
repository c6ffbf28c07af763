import UIKit

/// What a change of an album comes to in its places: what goes by those before, what comes by those after.
struct AlbumUpdates {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var move: (from: IndexPath, to: IndexPath)?

  /// Has a collection view do the same: the body of a batch update.
  @MainActor
  func perform(in view: UICollectionView) {
    if !deletedSections.isEmpty { view.deleteSections(deletedSections) }
    if !insertedSections.isEmpty { view.insertSections(insertedSections) }
    if !deletedItems.isEmpty { view.deleteItems(at: deletedItems) }
    if !insertedItems.isEmpty { view.insertItems(at: insertedItems) }
    if let move { view.moveItem(at: move.from, to: move.to) }
  }
}
