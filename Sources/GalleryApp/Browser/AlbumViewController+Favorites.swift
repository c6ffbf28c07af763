import SystemPackage
import UIKit

// The favourites of the user, and what a window remembers.
extension AlbumViewController {
  /// The files of the selected pictures, or else of the focused one.
  package var filesForCommands: [FilePath] { itemsForKeys.compactMap(\.file) }

  /// Shows or hides the marks of favourites in the visible cells.
  package func updateFavorites() {
    for cell in collectionView.visibleCells {
      ((cell as? any AlbumCell)?.pictureView as? ArtworkView)?.updateFavorite()
    }
  }

  /// Makes pictures favourites, or none any more. Nil if none of them can be.
  func favoriteAction(of items: [AlbumItem]) -> UIAction? {
    thumbnails.favorites?.makeAction(of: items.lazy.compactMap(\.file)) { [weak desktop] in
      desktop?.report($0)
    }
  }

  /// The files of the selected pictures; empty if there are more than a session keeps.
  package var selectedFiles: [FilePath] {
    guard collectionView.selectedItems.count <= Session.maximumSelection else { return [] }
    return (collectionView.indexPathsForSelectedItems ?? []).sorted().compactMap { item(at: $0).file }
  }

  /// Selects the pictures of files, as far as they are in the album.
  package func select(_ files: [FilePath]) {
    let items = Set(files.compactMap { AlbumItem(file: $0) })
    for path in album.indexPaths(of: items).values {
      collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }
}

extension AlbumItem {
  /// The picture of a file; nil if the path has no last component.
  package init?(file: FilePath) {
    guard let name = file.lastComponent else { return nil }
    self = .file(FileName(name), folder: file.removingLastComponent())
  }
}
