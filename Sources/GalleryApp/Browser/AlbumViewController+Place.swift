import UIKit

// Keeps the position of the current picture when the size of the view changes.
//
// UIKit's layouts leave the content offset unchanged in this case, so the app must do this. Wheels keep their current
// item without help, because their offset identifies an item.
extension AlbumViewController {
  /// The picture and position to keep while the size changes; nil if the view had no size yet.
  func placeToKeep() -> KeptPlace? {
    guard !collectionView.bounds.isEmpty else { return keptPlace }
    // The same picture is kept during several size changes, even if others become visible meanwhile.
    if let keptPlace, keptPlace.position != nil { return keptPlace }
    guard let path = attendedPath else { return keptPlace }
    let item = item(at: path)
    var place = KeptPlace(item: item)
    if !collectionView.isScrollAnimating { place.position = position(of: path) }
    return place
  }

  /// Scrolls a picture to the position that it had before the size changed.
  func restore(_ place: KeptPlace) {
    defer { keptPlace = place }
    guard let item = place.item else { return scrollToBeginning() }
    guard let path = album.indexPath(of: item) else { return }
    guard let position = place.position, !collectionView.scrollsByItem else {
      // A scroll animation in progress would miss its target now. A smaller wheel may also have no space for the
      // focused picture beside the current one.
      if place.position == nil || !collectionView.showsAtRest(path) { showInMiddle(path) }
      return
    }
    guard !(position.isAtBeginning && isWholeAtBeginning(path)) else { return scrollToBeginning() }
    let (bounds, insets, content) = (
      collectionView.bounds, collectionView.adjustedContentInset, collectionView.contentSize
    )
    guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
    func offset(_ middle: CGFloat, _ length: CGFloat, _ part: CGFloat, _ range: (CGFloat, CGFloat)) -> CGFloat
    {
      let pixel = max(1, traitCollection.displayScale)
      return max(range.0, min(((middle - part * length) * pixel).rounded() / pixel, range.1))
    }
    collectionView.contentOffset = CGPoint(
      x: offset(
        frame.midX, bounds.width, position.middle.x,
        (-insets.left, content.width + insets.right - bounds.width)),
      y: offset(
        frame.midY, bounds.height, position.middle.y,
        (-insets.top, content.height + insets.bottom - bounds.height)))
    if position.isWhole, !collectionView.isTracking, !collectionView.isDecelerating {
      collectionView.scrollToItem(at: path, at: [], animated: false)
    }
    collectionView.layoutIfNeeded()
  }

  private func showInMiddle(_ path: IndexPath) {
    collectionView.scrollToItem(
      at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    collectionView.layoutIfNeeded()
  }

  private func position(of path: IndexPath) -> KeptPlace.Position? {
    let (bounds, insets) = (collectionView.bounds, collectionView.adjustedContentInset)
    guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return nil }
    return KeptPlace.Position(
      middle: CGPoint(
        x: (frame.midX - bounds.minX) / bounds.width, y: (frame.midY - bounds.minY) / bounds.height),
      // The cell of a shelf has another frame, because a shelf scrolls separately.
      isWhole: bounds.contains(collectionView.visibleCell(at: path)?.frame ?? frame),
      isAtBeginning: bounds.minX <= -insets.left && bounds.minY <= -insets.top)
  }

  /// The offset at which the content begins. It does not apply to wheels.
  private var beginning: CGPoint {
    let insets = collectionView.adjustedContentInset
    return CGPoint(x: -insets.left, y: -insets.top)
  }

  private func scrollToBeginning() {
    guard !collectionView.scrollsByItem, collectionView.contentOffset != beginning else { return }
    collectionView.contentOffset = beginning
    collectionView.layoutIfNeeded()
  }

  private func isWholeAtBeginning(_ path: IndexPath) -> Bool {
    let frame = collectionView.layoutAttributesForItem(at: path)?.frame
    return frame.map(CGRect(origin: beginning, size: collectionView.bounds.size).contains) ?? false
  }
}
