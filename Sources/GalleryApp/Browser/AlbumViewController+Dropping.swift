import UIKit

// Adds pictures that are dropped from other programs to the album, like pasted ones.
extension AlbumViewController {
  /// Whether a drag from another program may contain a picture.
  func canTake(_ session: any UIDropSession) -> Bool {
    canPaste
      && session.hasItemsConforming(toTypeIdentifiers: ["public.file-url"] + UIPasteboard.typeListImage)
  }

  /// Copies dropped pictures into the folder of the picture or header they were dropped on. Without files to change, inserts them
  /// after the picture, or at the end.
  func take(_ coordinator: any UICollectionViewDropCoordinator) {
    let pictures = coordinator.items.compactMap { IncomingPicture($0.dragItem.itemProvider) }
    let anchor = coordinator.destinationIndexPath.map { item(at: $0) }
    let folderOfHeader = sectionOfHeader(under: coordinator.session).flatMap { album.sections[$0].folder }
    if files != nil {
      changeFiles(at: anchor) { await $0.place(pictures, in: folderOfHeader ?? $1) }
    } else {
      Task { await add(pictures, after: anchor) }
    }
  }
}
