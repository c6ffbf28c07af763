import UIKit

/// The index paths that a change of an album affects: deletions refer to index paths before the change, insertions to
/// those after it.
struct AlbumUpdates: Sendable, Equatable {
  /// A picture that has another index path.
  struct Move: Sendable, Equatable {
    var from: IndexPath
    var to: IndexPath
  }

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var moves: [Move] = []

  /// Whether nothing changes.
  var isEmpty: Bool { self == AlbumUpdates() }

  /// Applies the updates to a collection view. Call this in a batch update.
  @MainActor
  func perform(in view: UICollectionView) {
    if !deletedSections.isEmpty { view.deleteSections(deletedSections) }
    if !insertedSections.isEmpty { view.insertSections(insertedSections) }
    if !deletedItems.isEmpty { view.deleteItems(at: deletedItems) }
    if !insertedItems.isEmpty { view.insertItems(at: insertedItems) }
    for move in moves { view.moveItem(at: move.from, to: move.to) }
  }
}
