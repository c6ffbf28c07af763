import UIKit

/// Returns that every item has a menu, and nothing about its actions.
@MainActor
final class MenuWithoutActions: NSObject, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt path: IndexPath) -> Bool { true }
}
