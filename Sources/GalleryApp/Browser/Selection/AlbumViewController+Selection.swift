import Translations
import UIKit

// Which pictures are selected, and what a double click does.
extension AlbumViewController {
  /// How many of the pictures are selected, for example “12 of 3,000 selected”; nil if none is, except in the selection mode.
  package var selectionSummary: String? {
    let selected = collectionView.selectedItemCount
    return selected == 0 && !isSelecting
      ? nil : translated("%1$@ of %2$@ selected", selected.grouped, wholeAlbum.itemCount.grouped)
  }

  /// The name of the selected picture; nil unless exactly one is selected.
  package var selectedTitle: String? {
    guard collectionView.selectedItemCount == 1 else { return nil }
    return collectionView.selectedItems.last.map { item(at: $0).title }
  }

  /// Deselects all pictures.
  func selectNone() { desktopSelection.select(SelectedItems()) }

  /// Selects the pictures that are selected in another controller, as far as this one shows them.
  func takeSelection(from other: AlbumViewController) {
    let selected = other.collectionView.selectedItems
    guard album.sections != other.album.sections else {
      collectionView.selectedItems = selected
      return
    }
    // One of the two shows a part of the album. Pictures that the other one does not show stay as they are.
    let shown = album.indexPaths(of: Set(other.album.sections.flatMap(\.items)))
    var selection = collectionView.selectedItems.subtracting(SelectedItems(shown.values))
    for path in selected.ordered { shown[other.item(at: path)].map { _ = selection.insert($0) } }
    collectionView.selectedItems = selection
  }

  /// Opens a picture, on a double click or Return.
  package func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    // The first click begins to bring the picture to the front. The second one stops that.
    desktopSelection.bringToFront(indexPath)
    open(indexPath)
  }
}
