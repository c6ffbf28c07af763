import UIKit

/// Pictures are put into another order by hand: the finger, or the mouse, lifts one by a long press and drags it, the
/// others make room, and Alt with an arrow moves the one in focus.
///
/// A long press asks for the menu as well. Which of the two is meant is told by what the finger does next, as where UIKit
/// has both: when it moves, the picture goes along; when it is let go of, the menu opens.
///
/// A picture stays among those of its folder, on which nothing is changed: the order is the gallery's, for as long as it
/// runs.
extension AlbumViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  /// The picture, as a file or by its name.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = item(at: indexPath)
    let provider =
      item.file.map { NSItemProvider(object: NSURL(fileURLWithPath: $0.string)) }
      ?? NSItemProvider(object: NSString(string: item.title))
    return [UIDragItem(itemProvider: provider)]
  }

  /// Pictures of this view, and what may be pictures from other programs.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  { session.localDragSession != nil || canTake(session) }

  /// The others make room for a picture of this view.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
  }

  /// The picture stays where there is room for it.
  public func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard coordinator.session.localDragSession != nil else { return take(coordinator) }
    guard let drop = coordinator.items.first, let source = drop.sourceIndexPath,
      let destination = coordinator.destinationIndexPath, source.section == destination.section
    else { return }
    if source != destination { move(from: source, to: destination) }
    coordinator.drop(drop.dragItem, toItemAt: destination)
  }

  /// Where a picture is held, if that is among those of its folder, or else where it has been.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposedIndexPath.section == originalIndexPath.section ? proposedIndexPath : currentIndexPath
  }

  /// Every picture.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Changes the order of the album, of which others are told.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let change = AlbumChange.move(item(at: sourceIndexPath), toPlaceOf: item(at: destinationIndexPath))
    let focused = focusedItem.map { item(at: $0) }
    album.moveItem(at: sourceIndexPath, to: destinationIndexPath.item)
    // The focus stays on its picture, and nobody says that it is elsewhere.
    focusedItem = focused.flatMap(album.indexPath)
    arrange(in: view.bounds.size)
    didMake(change)
  }

  /// Moves a picture, and says so.
  func move(from path: IndexPath, to destination: IndexPath) {
    collectionView.performBatchUpdates { [self] in
      collectionView(collectionView, moveItemAt: path, to: destination)
      collectionView.moveItem(at: path, to: destination)
    }
  }
}
