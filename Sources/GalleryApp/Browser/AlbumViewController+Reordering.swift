import UIKit

/// Reordering of pictures. A long press lifts a picture, and dragging moves it while the others make space. Alt with an
/// arrow key moves the focused picture.
///
/// A long press can also open the menu. As in UIKit, the next movement decides: if the finger moves, the picture moves
/// with it; if the finger lifts, the menu opens.
///
/// A picture stays in the section of its folder, unless it is dropped on the header of another one. The new order does not
/// change the folder.
extension AlbumViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  /// Returns the dragged picture, as a file or by its name. Other programs receive all selected files, if it is one of them.
  package func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { dragItems(at: indexPath) }

  /// The item of a drag that begins on a picture.
  func dragItems(at indexPath: IndexPath) -> [UIDragItem] {
    let item = item(at: indexPath)
    let selected = collectionView.selectedItems
    let provider =
      item.file.map { NSItemProvider(object: $0.fileURL as NSURL) }
      ?? NSItemProvider(object: NSString(string: item.title))
    if item.file != nil, selected.count > 1, selected.contains(indexPath) {
      // The paths of 100,000 files take a moment, and their URLs a second.
      let (album, paths) = (album, selected)
      provider.promise = PasteboardPromise(urls: {
        ([item] + paths.sorted.lazy.filter { $0 != indexPath }.map { album[$0] }).compactMap {
          $0.file?.fileURL
        }
      })
    }
    return [UIDragItem(itemProvider: provider)]
  }

  /// Accepts pictures of this view, and possible pictures from other programs.
  package func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  { session.localDragSession != nil || canTake(session) }

  /// Moves the other pictures apart for a picture of this view.
  package func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let section = sectionOfHeader(under: session)
    markHeader(of: section)
    if section != nil {
      return UICollectionViewDropProposal(
        operation: session.localDragSession == nil ? .copy : .move, intent: .insertIntoDestinationIndexPath)
    }
    return UICollectionViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
  }

  /// Removes the mark of the header under the drag.
  package func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { markHeader(of: nil) }

  /// Removes the mark of the header under the drag.
  package func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { markHeader(of: nil) }

  /// Drops the picture at the destination.
  package func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard coordinator.session.localDragSession != nil else { return take(coordinator) }
    guard let drop = coordinator.items.first, let source = drop.sourceIndexPath else { return }
    if let section = sectionOfHeader(under: coordinator.session) {
      return self.drop(item(at: source), onHeaderOf: section)
    }
    guard let destination = coordinator.destinationIndexPath, source.section == destination.section
    else { return }
    if source != destination { move(from: source, to: destination) }
    coordinator.drop(drop.dragItem, toItemAt: destination)
  }

  /// Moves a picture and notifies observers.
  func move(from path: IndexPath, to destination: IndexPath) {
    zoom?.finish()
    collectionView.performBatchUpdates { [self] in
      collectionView(collectionView, moveItemAt: path, to: destination)
      collectionView.moveItem(at: path, to: destination)
    }
  }
}
