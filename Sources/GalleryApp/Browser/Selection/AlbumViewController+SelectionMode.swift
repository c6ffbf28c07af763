import Translations
import UIKit

// The selection mode, for fingers: taps add pictures to the selection and remove them, and open nothing.
extension AlbumViewController {
  /// Whether taps add pictures to the selection and remove them.
  var isSelecting: Bool {
    get { collectionView.isEditing }
    set { collectionView.isEditing = newValue }
  }

  /// A tap selects only its picture, as a click on a desktop does, but not in the selection mode.
  package func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// Two fingers that move over pictures select them in the selection mode only. Otherwise, they change the size of thumbnails.
  package func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { collectionView.isEditing }

  /// Returns the action that begins the selection mode with pictures, or ends it.
  func selectionModeAction(with items: [AlbumItem]) -> UIAction {
    guard !isSelecting else {
      return UIAction(title: GalleryText.endSelecting) { [weak self] _ in self?.onSelecting?(false) }
    }
    return UIAction(title: translated("Select")) { [weak self] _ in
      guard let self else { return }
      if !items.isEmpty { desktopSelection.select(SelectedItems(album.indexPaths(of: Set(items)).values)) }
      onSelecting?(true)
    }
  }

  /// Ends the selection mode when Escape is pressed and nothing is selected any more.
  ///
  /// - Returns: Whether it was ended.
  func endSelecting(by presses: Set<UIPress>) -> Bool {
    guard isSelecting, presses.contains(where: { $0.key?.code == .escape }) else { return false }
    onSelecting?(false)
    return true
  }
}
