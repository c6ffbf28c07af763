import UIKit

/// Says of every item that it has a menu, and nothing about what is in it.
@MainActor
final class MenuWithoutActions: NSObject, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt path: IndexPath) -> Bool { true }
}
