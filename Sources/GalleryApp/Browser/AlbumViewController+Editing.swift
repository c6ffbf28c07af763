import UIKit

// Changes of the album, as batch updates.
extension AlbumViewController {
  /// Changes the album near the centre of the view.
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
      var changed = album
      changed.sections[path.section].items.insert(item, at: path.item)
      setAlbum(changed, by: AlbumUpdates(insertedItems: [path]))
      view.insertItems(at: [path])
    }
  }

  private func withdraw(at path: IndexPath) {
    change { view in
      var changed = album
      withdrawnItem = changed.sections[path.section].items.remove(at: path.item)
      setAlbum(changed, by: AlbumUpdates(deletedItems: [path]))
      view.deleteItems(at: [path])
    }
  }

  /// Moves each picture to a multiple of its index. The factor is a prime that does not divide the count, so no two
  /// pictures have the same destination.
  private func shuffle(section: Int) {
    let items = album.sections[section].items
    guard let factor = [7, 5, 3, 11, 13].first(where: { items.count % $0 != 0 }) else { return }
    let places = items.indices.map { ($0 * factor + 3) % items.count }
    var shuffled = items
    for (item, place) in zip(items, places) { shuffled[place] = item }
    change { view in
      var changed = album
      changed.sections[section].items = shuffled
      setAlbum(changed)
      for (index, place) in places.enumerated() {
        view.moveItem(
          at: IndexPath(item: index, section: section), to: IndexPath(item: place, section: section))
      }
    }
  }

  /// Applies a change that the user requested, and notifies observers.
  ///
  /// - Returns: The index paths that changed; nil if nothing changed.
  @discardableResult
  func make(_ change: AlbumChange) -> AlbumUpdates? {
    guard let updates = apply(change) else { return nil }
    didMake(change)
    return updates
  }

  /// Applies a change to the album and the view.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - result: An album whose memory is shared if the change leads to it; nil if there is none.
  func apply(_ change: AlbumChange, leadingTo result: Album? = nil) -> AlbumUpdates? {
    var changed = album
    guard let updates = changed.apply(change) else { return nil }
    if let result, result == changed { changed = result }
    self.change { view in
      setAlbum(changed, by: updates)
      updates.perform(in: view)
    }
    return updates
  }

  func change(_ updates: (UICollectionView) -> Void) {
    zoom?.finish()
    // Pictures that stay may have another position now.
    keptPlace?.position = nil
    withoutActuallyEscaping(updates) { updates in
      collectionView.performBatchUpdates { [self] in
        updates(collectionView)
        arrange()
      }
    }
    updateSupplementaryViews()
  }
}
