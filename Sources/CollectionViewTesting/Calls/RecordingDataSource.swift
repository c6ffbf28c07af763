#if os(Linux)
  import UIKit

  /// Passes the calls of a collection view on to its data source, and records them.
  final class RecordingDataSource: NSObject, UICollectionViewDataSource {
    private let receiver: any UICollectionViewDataSource
    private unowned let log: CallLog

    init(_ receiver: any UICollectionViewDataSource, _ log: CallLog) {
      (self.receiver, self.log) = (receiver, log)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      log.record(.dataSource, "numberOfItemsInSection", [section]) {
        receiver.collectionView(collectionView, numberOfItemsInSection: section)
      }
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      log.record(.dataSource, "cellForItemAt", [indexPath]) {
        receiver.collectionView(collectionView, cellForItemAt: indexPath)
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      log.record(.dataSource, "numberOfSections") { receiver.numberOfSections(in: collectionView) }
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      log.record(.dataSource, "viewForSupplementaryElementOfKind", [kind, indexPath]) {
        receiver.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      }
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      log.record(.dataSource, "canMoveItemAt", [indexPath]) {
        receiver.collectionView(collectionView, canMoveItemAt: indexPath)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.record(.dataSource, "moveItemAt", [sourceIndexPath, destinationIndexPath]) {
        receiver.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
      }
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
      log.record(.dataSource, "indexTitles") { receiver.indexTitles(for: collectionView) }
    }

    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      log.record(.dataSource, "indexPathForIndexTitle", [title, index]) {
        receiver.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
      }
    }
  }
#endif
