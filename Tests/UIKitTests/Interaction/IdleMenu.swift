import UIKit

/// Allows items to be copied, and does nothing about it.
@MainActor
final class IdleMenu: NSObject, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt path: IndexPath) -> Bool { true }

  func collectionView(
    _ view: UICollectionView, canPerformAction action: Selector, forItemAt path: IndexPath,
    withSender sender: Any?
  ) -> Bool { action == "copy:" }
}
