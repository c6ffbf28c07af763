import UIKit

// The current picture. Another layout of the same album begins with it.
extension AlbumViewController {
  /// The current picture: the focused one, the one selected last, or the one nearest to the centre of the view.
  ///
  /// Before the user scrolls, it is the picture passed to ``attend(to:)``; nil if there was none.
  package var currentItem: AlbumItem? { attendedPath.map { item(at: $0) } }

  /// Whether the user has neither scrolled nor chosen a picture since the album was shown.
  package var isUntouched: Bool {
    (keptPlace != nil || collectionView.bounds.isEmpty) && focusedItem == nil
      && collectionView.selectedItems.isEmpty
  }

  /// The index path of the current picture.
  var attendedPath: IndexPath? {
    // Before the first layout, nothing has a position.
    guard !collectionView.bounds.isEmpty else { return initialItem }
    if let path = focusedItem ?? collectionView.selectedItems.last,
      collectionView.showsAtRest(path)
    {
      return path
    }
    guard let keptPlace else { return collectionView.itemAtRest }
    return keptPlace.item.flatMap(album.indexPath)
  }

  /// The centre of the current picture at this moment, from the view's upper left corner; nil if it is not visible.
  package var positionOfCurrentItem: CGPoint? {
    guard let cell = attendedPath.flatMap(collectionView.visibleCell) else { return nil }
    let origin = (collectionView.layer.presentation() ?? collectionView.layer).bounds.origin
    let layer = cell.layer.presentation() ?? cell.layer
    let (x, y) = (
      (0.5 - layer.anchorPoint.x) * layer.bounds.width, (0.5 - layer.anchorPoint.y) * layer.bounds.height
    )
    let (m, w) = (layer.transform, x * layer.transform.m14 + y * layer.transform.m24 + layer.transform.m44)
    guard w > 0 else { return nil }
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m41) / w + layer.position.x - origin.x,
      y: (x * m.m12 + y * m.m22 + m.m42) / w + layer.position.y - origin.y)
  }

  /// Whether the album contains a picture; true for nil.
  func shows(_ item: AlbumItem?) -> Bool { item.map { album.indexPath(of: $0) != nil } ?? true }

  /// Moves the focus to the picture that has it in another controller; removes the focus if that is nil.
  func takeFocus(to item: AlbumItem?, from other: AlbumViewController) {
    collectionView.takeFocus(to: item.flatMap(album.indexPath), from: other.collectionView)
  }

  /// Scrolls so that a picture is in front, or in the centre if the layout shows pictures side by side. Does not scroll
  /// there if the whole picture is already visible.
  func bringToFront(_ indexPath: IndexPath) {
    let view = collectionView
    let frame = view.scrollsByItem ? nil : view.layoutAttributesForItem(at: indexPath)?.frame
    if frame.map(view.bounds.contains) != true {
      collectionView.scrollToItem(
        at: indexPath, at: [.centeredVertically, .centeredHorizontally], animated: false)
    }
    collectionView.layoutIfNeeded()
    keptPlace = KeptPlace(item: item(at: indexPath))
  }
}
