import UIKit

// Adds pictures that are dropped from other programs to the album, like pasted ones.
extension AlbumViewController {
  /// Whether a drag from another program may contain a picture.
  func canTake(_ session: any UIDropSession) -> Bool {
    canPaste
      && session.hasItemsConforming(toTypeIdentifiers: ["public.file-url"] + UIPasteboard.typeListImage)
  }

  /// Inserts dropped pictures after the picture they were dropped on, or at the end.
  func take(_ coordinator: any UICollectionViewDropCoordinator) {
    let pictures = coordinator.items.compactMap { IncomingPicture($0.dragItem.itemProvider) }
    let anchor = coordinator.destinationIndexPath.map { item(at: $0) }
    Task { await add(pictures, after: anchor) }
  }
}
