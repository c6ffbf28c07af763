#if os(Linux)
  import UIKit

  /// Passes the calls of a collection view on to its prefetching data source, and records them.
  final class RecordingPrefetching: NSObject, UICollectionViewDataSourcePrefetching {
    private let receiver: any UICollectionViewDataSourcePrefetching
    private unowned let log: CallLog

    init(_ receiver: any UICollectionViewDataSourcePrefetching, _ log: CallLog) {
      (self.receiver, self.log) = (receiver, log)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.record(.dataSource, "prefetchItemsAt", [indexPaths]) {
        receiver.collectionView(collectionView, prefetchItemsAt: indexPaths)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      log.record(.dataSource, "cancelPrefetchingForItemsAt", [indexPaths]) {
        receiver.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
      }
    }
  }
#endif
