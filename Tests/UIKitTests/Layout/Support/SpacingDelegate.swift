import UIKit

/// Returns all metrics except sizes, different ones for each section, and counts how often it is asked.
final class SpacingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private(set) var asked = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    asked += 1
    return UIEdgeInsets(top: 1, left: CGFloat(10 * section), bottom: 2, right: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    asked += 1
    return CGFloat(3 + section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    asked += 1
    return CGFloat(20 * section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    asked += 1
    return CGSize(width: 0, height: 30 * section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    asked += 1
    return CGSize(width: 0, height: 12)
  }
}
