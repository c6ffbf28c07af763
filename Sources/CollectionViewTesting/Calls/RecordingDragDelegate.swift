#if os(Linux)
  import UIKit

  /// Passes the calls of a collection view on to its drag delegate, and records them.
  final class RecordingDragDelegate: NSObject, UICollectionViewDragDelegate {
    private let receiver: any UICollectionViewDragDelegate
    private unowned let log: CallLog

    init(_ receiver: any UICollectionViewDragDelegate, _ log: CallLog) {
      (self.receiver, self.log) = (receiver, log)
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      log.record(.dragDelegate, "itemsForBeginning", [indexPath]) {
        receiver.collectionView(collectionView, itemsForBeginning: session, at: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      log.record(.dragDelegate, "itemsForAddingTo", [indexPath, point]) {
        receiver.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      log.record(.dragDelegate, "dragPreviewParametersForItemAt", [indexPath]) {
        receiver.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
      }
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      log.record(.dragDelegate, "dragSessionWillBegin") {
        receiver.collectionView(collectionView, dragSessionWillBegin: session)
      }
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      log.record(.dragDelegate, "dragSessionDidEnd") {
        receiver.collectionView(collectionView, dragSessionDidEnd: session)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
      log.record(.dragDelegate, "dragSessionAllowsMoveOperation") {
        receiver.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      log.record(.dragDelegate, "dragSessionIsRestrictedToDraggingApplication") {
        receiver.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
      }
    }
  }
#endif
