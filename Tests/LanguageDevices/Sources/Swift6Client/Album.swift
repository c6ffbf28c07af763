import UIKit

/// Data source and delegate, written for Swift 6. It has a property called `collectionView`, as many have.
public final class Album: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The view it serves.
  public weak var collectionView: UICollectionView?
  /// The class of cell by item.
  public var identifiers: [String]
  /// The recorded calls.
  public private(set) var calls: [String] = []

  /// Makes an album of cells by reuse identifier.
  public init(_ identifiers: [String]) { self.identifiers = identifiers }

  /// One for each identifier.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { identifiers.count }

  /// A cell of the item's identifier.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
  }

  /// A header.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  /// The only metric it tells.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    calls.append("inset")
    return UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
  }

  /// Noted.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("willDisplay") }

  /// Noted.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
}
