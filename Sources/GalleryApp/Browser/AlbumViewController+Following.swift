import SystemPackage
import UIKit

// Following the files of the album, which other programs change.
extension AlbumViewController {
  /// Shows the album after a change of its files, with an animation. The focus, the selection and the position stay.
  func show(_ revision: AlbumRevision) {
    openItem = openItem.map(revision.moved.destination)
    if let place = keptPlace?.item { keptPlace?.item = revision.moved.destination(of: place) }
    if let updates = revision.updates {
      if updates.isEmpty {
        // Files may have other names at the same places.
        if !revision.moved.isEmpty { setAlbum(revision.album, by: updates, following: revision.moved) }
      } else {
        let neighbor = focusedItem.flatMap { self.neighbor(of: $0, in: revision) }
        change { view in
          setAlbum(revision.album, by: updates, following: revision.moved)
          updates.perform(in: view)
        }
        if focusedItem == nil, let neighbor, let path = album.indexPath(of: neighbor) {
          collectionView.takeFocus(to: path, from: collectionView)
        }
      }
    } else {
      showAgain(revision)
    }
    selectPlacedFiles()
    presentation.filesDidChange(revision.changed, in: self)
    if !revision.differentItems.isEmpty, view.window != nil {
      UIView.performWithoutAnimation { collectionView.reconfigureItems(at: revision.differentItems) }
    }
  }

  /// The picture that receives the focus if the one at an index path is removed: the next one, or else the one before it.
  private func neighbor(of path: IndexPath, in revision: AlbumRevision) -> AlbumItem? {
    guard let deleted = revision.updates?.deletedItems, deleted.contains(path) else { return nil }
    let gone = Set(deleted.lazy.filter { $0.section == path.section }.map(\.item))
    let items = album.sections[path.section].items
    let place =
      items.indices[path.item...].first { !gone.contains($0) }
      ?? items.indices[..<path.item].last { !gone.contains($0) }
    return place.map { revision.moved.destination(of: items[$0]) }
  }

  /// Selects files that the user has just placed in the album, once it contains them.
  private func selectPlacedFiles() {
    guard !filesToSelect.isEmpty else { return }
    let files = filesToSelect
    var paths: [IndexPath] = []
    for (number, section) in album.sections.enumerated()
    where section.folder.map({ files.names[$0] != nil }) ?? true {
      for (place, item) in section.items.enumerated() where files.contains(item) {
        paths.append(IndexPath(item: place, section: number))
      }
    }
    guard !paths.isEmpty else { return }
    filesToSelect = FilesByFolder()
    desktopSelection.select(SelectedItems(paths))
    paths.first.map { collectionView.scrollToItem(at: $0, at: [], animated: true) }
  }

  /// Shows an album that has little in common with the present one, without animation.
  private func showAgain(_ revision: AlbumRevision) {
    zoom?.finish()
    let selected = Set(
      collectionView.selectedItems.ordered.map { revision.moved.destination(of: item(at: $0)) })
    var place = placeToKeep()
    if let item = place?.item { place?.item = revision.moved.destination(of: item) }
    setAlbum(revision.album, following: revision.moved)
    let focused = focusedItem
    collectionView.reloadData()
    arrange()
    collectionView.layoutIfNeeded()
    focusedItem = nil
    collectionView.selectedItems = SelectedItems(album.indexPaths(of: selected).values)
    focused.map { collectionView.takeFocus(to: $0, from: collectionView) }
    if let place { restore(place) }
    updateSupplementaryViews()
  }

  /// Shows an album that changed while this controller was hidden.
  ///
  /// - Parameters:
  ///   - album: The album.
  ///   - changed: Files that got other contents meanwhile.
  func takeOver(_ album: Album, changed: Set<AlbumItem>) {
    setAlbum(album)
    collectionView.reloadData()
    presentation.filesDidChange(changed, in: self)
    // The collection view has the focus at the index path where the focused picture was.
    collectionView.takeFocus(to: focusedItem, from: collectionView)
    if isViewLoaded, !view.bounds.isEmpty { arrange() }
  }

  /// Whether the user is moving pictures or the content with a finger or the mouse.
  var isHeld: Bool { collectionView.isTracking || collectionView.hasActiveDrag || desktopSelection.isDrawing }
}
