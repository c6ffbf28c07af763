#if os(Linux)
  import UIKit

  /// Passes the calls of a flow layout on to its delegate, and records them.
  final class RecordingFlowDelegate: RecordingDelegate, UICollectionViewDelegateFlowLayout {
    private let flowReceiver: any UICollectionViewDelegateFlowLayout

    init(flow receiver: any UICollectionViewDelegateFlowLayout, _ log: CallLog) {
      flowReceiver = receiver
      super.init(receiver, log)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      log.record(.delegate, "sizeForItemAt", [indexPath]) {
        flowReceiver.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      log.record(.delegate, "insetForSectionAt", [section]) {
        flowReceiver.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      log.record(.delegate, "minimumLineSpacingForSectionAt", [section]) {
        flowReceiver.collectionView(
          collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      log.record(.delegate, "minimumInteritemSpacingForSectionAt", [section]) {
        flowReceiver.collectionView(
          collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      log.record(.delegate, "referenceSizeForHeaderInSection", [section]) {
        flowReceiver.collectionView(
          collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      log.record(.delegate, "referenceSizeForFooterInSection", [section]) {
        flowReceiver.collectionView(
          collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
      }
    }
  }
#endif
