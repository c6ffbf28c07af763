import UIKit

// Changes of what is shown, as batch updates.
extension AlbumViewController {
  /// Changes the album around the middle of the view.
  func perform(_ edit: AlbumEdit) {
    guard let path = collectionView.itemAtRest else { return }
    switch edit {
    case .insert: if let item = withdrawnItem ?? album.sections.last?.items.last { insert(item, at: path) }
    case .delete: withdraw(at: path)
    case .move:
      let last = album.sections[path.section].items.count - 1
      move(from: path, to: IndexPath(item: path.item == 0 ? last : 0, section: path.section))
    case .shuffle: shuffle(section: path.section)
    }
  }

  private func insert(_ item: AlbumItem, at path: IndexPath) {
    change { view in
      album.sections[path.section].items.insert(item, at: path.item)
      view.insertItems(at: [path])
    }
  }

  private func withdraw(at path: IndexPath) {
    change { view in
      withdrawnItem = album.sections[path.section].items.remove(at: path.item)
      view.deleteItems(at: [path])
    }
  }

  /// Each goes to a multiple of its place, by a prime that does not divide how many there are: no two to the same.
  private func shuffle(section: Int) {
    let items = album.sections[section].items
    guard let factor = [7, 5, 3, 11, 13].first(where: { items.count % $0 != 0 }) else { return }
    let places = items.indices.map { ($0 * factor + 3) % items.count }
    var shuffled = items
    for (item, place) in zip(items, places) { shuffled[place] = item }
    change { view in
      album.sections[section].items = shuffled
      for (index, place) in places.enumerated() {
        view.moveItem(
          at: IndexPath(item: index, section: section), to: IndexPath(item: place, section: section))
      }
    }
  }

  /// Makes a change that the user asks for, and tells others.
  ///
  /// - Returns: Where that was; nil when nothing has changed.
  @discardableResult
  func make(_ change: AlbumChange) -> AlbumUpdates? {
    guard let updates = apply(change) else { return nil }
    didMake(change)
    return updates
  }

  /// Makes a change in album and view.
  func apply(_ change: AlbumChange) -> AlbumUpdates? {
    var changed = album
    guard let updates = changed.apply(change) else { return nil }
    let focused = focusedItem.map { item(at: $0) }
    self.change { view in
      album = changed
      // The focus stays on its picture, and nobody says that it is elsewhere.
      focusedItem = focused.flatMap(album.indexPath)
      updates.perform(in: view)
    }
    return updates
  }

  private func change(_ updates: (UICollectionView) -> Void) {
    // Pictures that stay may stand elsewhere now.
    keptPlace?.position = nil
    withoutActuallyEscaping(updates) { updates in
      collectionView.performBatchUpdates { [self] in
        updates(collectionView)
        arrange(in: view.bounds.size)
      }
    }
    showCounts()
  }
}
