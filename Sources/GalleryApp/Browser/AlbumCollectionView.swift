import UIKit

/// A collection view in which the space beside a whole photo in its cell belongs to the cell behind it, or is empty.
final class AlbumCollectionView: UICollectionView {
  /// Returns the frontmost picture at a point of the content.
  override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard let path = super.indexPathForItem(at: point) else { return nil }
    guard let cell = visibleCell(at: path) as? any AlbumCell,
      !cell.shownPath.contains(convert(point, to: cell))
    else { return path }
    let others = indexPathsForVisibleItems.filter { other in
      guard let cell = visibleCell(at: other) as? any AlbumCell, !cell.isHidden else { return false }
      let place = convert(point, to: cell)
      return cell.bounds.contains(place) && cell.shownPath.contains(place)
    }
    return others.max { zIndex(at: $0) < zIndex(at: $1) }
  }

  private func zIndex(at indexPath: IndexPath) -> Int { layoutAttributesForItem(at: indexPath)?.zIndex ?? 0 }
}
