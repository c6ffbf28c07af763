import UIKit

// What other programs drag into the window comes into the album, as what is pasted does.
extension AlbumViewController {
  /// Whether something that is dragged here from elsewhere may be a picture.
  func canTake(_ session: any UIDropSession) -> Bool {
    canPaste
      && session.hasItemsConforming(toTypeIdentifiers: ["public.file-url"] + UIPasteboard.typeListImage)
  }

  /// Puts what was dropped behind the picture it was dropped on, or at the end.
  func take(_ coordinator: any UICollectionViewDropCoordinator) {
    let pictures = coordinator.items.compactMap { IncomingPicture($0.dragItem.itemProvider) }
    let anchor = coordinator.destinationIndexPath.map { item(at: $0) }
    Task { await add(pictures, after: anchor) }
  }
}
