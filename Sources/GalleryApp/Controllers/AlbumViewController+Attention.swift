import UIKit

// One picture is looked at; whoever shows the album next, in another layout, begins with it.
extension AlbumViewController {
  /// The picture under attention: the one in focus, the one selected last, or the one where one looks.
  ///
  /// As long as nobody has scrolled it is the one this controller was told to attend to, nil when it was told of none.
  public var currentItem: AlbumItem? { attendedPath.map { item(at: $0) } }

  /// Where that picture is in the album.
  var attendedPath: IndexPath? {
    if let path = focusedItem ?? collectionView.indexPathsForSelectedItems?.last,
      collectionView.showsAtRest(path)
    {
      return path
    }
    guard let keptPlace else { return collectionView.itemAtRest }
    return keptPlace.item.flatMap(album.indexPath)
  }

  /// Where the middle of the picture under attention is seen at this moment, from the view's upper left corner; nil when
  /// it is not.
  public var positionOfCurrentItem: CGPoint? {
    guard let path = currentItem.flatMap(album.indexPath), let cell = collectionView.cellForItem(at: path)
    else { return nil }
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

  /// Whether a picture is shown here; none always is.
  func shows(_ item: AlbumItem?) -> Bool { item.map { album.indexPath(of: $0) != nil } ?? true }

  /// Gives the focus to the picture that has it in another controller; to none if that is nil.
  func takeFocus(to item: AlbumItem?, from other: AlbumViewController) {
    collectionView.takeFocus(to: item.flatMap(album.indexPath), from: other.collectionView)
  }

  /// Scrolls so that a picture is in front, or in the middle where all of them are seen side by side; there not at all
  /// when the whole of it is seen already.
  func bringToFront(_ indexPath: IndexPath) {
    let hasFront = collectionView.collectionViewLayout is any UICollectionViewLayoutItemScrolling
    let frame = hasFront ? nil : collectionView.layoutAttributesForItem(at: indexPath)?.frame
    if frame.map(collectionView.bounds.contains) != true {
      collectionView.scrollToItem(
        at: indexPath, at: [.centeredVertically, .centeredHorizontally], animated: false)
    }
    collectionView.layoutIfNeeded()
    keptPlace = KeptPlace(item: item(at: indexPath))
  }
}
