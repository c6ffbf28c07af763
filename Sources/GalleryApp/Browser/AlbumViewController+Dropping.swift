import SystemPackage
import UIKit

// Adds pictures that are dropped from other programs to the album, like pasted ones, and opens folders.
extension AlbumViewController {
  /// Whether a drag from another program may contain a picture.
  func canTake(_ session: any UIDropSession) -> Bool {
    canPaste
      && session.hasItemsConforming(toTypeIdentifiers: ["public.file-url"] + UIPasteboard.typeListImage)
  }

  /// Opens dropped folders, unless there are also pictures. Copies pictures into the folder of the picture or header they were
  /// dropped on. Without files to change, inserts them after the picture, or at the end.
  func take(_ coordinator: any UICollectionViewDropCoordinator) {
    let pictures = coordinator.items.compactMap { IncomingPicture($0.dragItem.itemProvider) }
    let anchor = coordinator.destinationIndexPath.map { item(at: $0) }
    let folderOfHeader = sectionOfHeader(under: coordinator.session).flatMap { album.sections[$0].folder }
    Task { await take(pictures, at: anchor, folderOfHeader) }
  }

  /// Opens folders, or places pictures.
  ///
  /// - Parameters:
  ///   - pictures: The possible pictures.
  ///   - anchor: The picture on which they were dropped; nil for none.
  ///   - folder: The folder in which they are placed; nil for that of the picture.
  func take(_ pictures: [IncomingPicture], at anchor: AlbumItem?, _ folder: FilePath?) async {
    let folders = await Task.detached { IncomingFiles.folders(of: pictures) }.value
    if let folders {
      desktop?.openFolders(folders)
    } else if files != nil {
      changeFiles(at: anchor) { await $0.place(pictures, in: folder ?? $1) }
    } else {
      await add(pictures, after: anchor)
    }
  }
}
