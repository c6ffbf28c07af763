import UIKit

/// A data source that grows by batch updates, in every form of the call.
public final class GrowingAlbum: NSObject, UICollectionViewDataSource {
  /// The view it serves.
  public let collectionView: UICollectionView
  /// How many items there are.
  public private(set) var count = 0
  /// How many completions came.
  public private(set) var completions = 0

  /// Makes an empty album for a view.
  public init(collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
  }

  /// A closure that names members without `self`, which only a non-escaping one may.
  public func growWithImplicitSelf() {
    collectionView.performBatchUpdates {
      count += 1
      insertLast()
    }
    collectionView.performBatchUpdates {
      count += 1
      insertLast()
    } completion: { _ in
      self.completions += 1
    }
    collectionView.performBatchUpdates(
      {
        count += 1
        insertLast()
      }, completion: nil)
    collectionView.performBatchUpdates({
      count += 1
      insertLast()
    })
    collectionView.performBatchUpdates({
      count += 1
      insertLast()
    }) { _ in
      self.completions += 1
    }
  }

  /// Passes its own non-escaping parameter on.
  public func perform(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    collectionView.performBatchUpdates(updates, completion: completion)
    collectionView.performBatchUpdates(updates)
  }

  /// Passes nil, and closures that may be nil.
  public func performOptional(_ updates: (() -> Void)?) {
    collectionView.performBatchUpdates(nil)
    collectionView.performBatchUpdates(nil, completion: nil)
    collectionView.performBatchUpdates(nil) { _ in self.completions += 1 }
    collectionView.performBatchUpdates(updates)
    collectionView.performBatchUpdates(updates) { _ in self.completions += 1 }
  }

  /// Adds one item, to be called in a batch.
  public func addItem() {
    count += 1
    insertLast()
  }

  private func insertLast() {
    collectionView.insertItems(at: [IndexPath(item: count - 1, section: 0)])
  }

  /// As many as were added.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  /// A plain cell.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
