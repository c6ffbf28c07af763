import UIKit

/// Returns a size for every item and counts how often it is asked.
final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize
  private(set) var asked: [IndexPath] = []

  init(_ size: @escaping (IndexPath) -> CGSize) { self.size = size }

  func forget() { asked = [] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.append(indexPath)
    return size(indexPath)
  }
}
