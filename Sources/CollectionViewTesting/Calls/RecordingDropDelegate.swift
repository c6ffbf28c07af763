#if os(Linux)
  import UIKit

  /// Passes the calls of a collection view on to its drop delegate, and records them.
  final class RecordingDropDelegate: NSObject, UICollectionViewDropDelegate {
    private let receiver: any UICollectionViewDropDelegate
    private unowned let log: CallLog

    init(_ receiver: any UICollectionViewDropDelegate, _ log: CallLog) {
      (self.receiver, self.log) = (receiver, log)
    }

    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      log.record(.dropDelegate, "performDropWith", Self.list(coordinator.destinationIndexPath)) {
        receiver.collectionView(collectionView, performDropWith: coordinator)
      }
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
      log.record(.dropDelegate, "canHandle") {
        receiver.collectionView(collectionView, canHandle: session)
      }
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      log.record(.dropDelegate, "dropSessionDidEnter") {
        receiver.collectionView(collectionView, dropSessionDidEnter: session)
      }
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      log.record(.dropDelegate, "dropSessionDidExit") {
        receiver.collectionView(collectionView, dropSessionDidExit: session)
      }
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      log.record(.dropDelegate, "dropSessionDidEnd") {
        receiver.collectionView(collectionView, dropSessionDidEnd: session)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      log.record(.dropDelegate, "dropSessionDidUpdate", Self.list(destinationIndexPath)) {
        receiver.collectionView(
          collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      log.record(.dropDelegate, "dropPreviewParametersForItemAt", [indexPath]) {
        receiver.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
      }
    }

    /// An argument that may be missing.
    private static func list(_ path: IndexPath?) -> [Any] { path.map { [$0] } ?? [] }
  }
#endif
