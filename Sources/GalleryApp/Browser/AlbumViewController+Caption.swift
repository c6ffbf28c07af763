import CollectionLayouts
import UIKit

// The caption of the current picture, in layouts that show pictures one by one.
extension AlbumViewController {
  /// Moves the caption to where the presentation wants it, above the pictures, or removes it.
  func placeCaption() {
    guard let frame = presentation.captionFrame else { return caption.removeFromSuperview() }
    caption.frame = frame
    caption.setNeedsLayout()
    guard caption.superview == nil else { return }
    caption.content = { [weak self] in self?.captionContent }
    caption.overrideUserInterfaceStyle = presentation.captionStyle
    view.insertSubview(caption, aboveSubview: collectionView)
  }

  /// The height of the part of the view that begins with the caption, in points; 0 without a caption.
  package var captionHeight: CGFloat {
    caption.superview == nil ? 0 : max(0, view.bounds.maxY - caption.frame.minY)
  }

  /// What the caption says about the pictures in front.
  private var captionContent: CaptionView.Content? {
    let paths = frontPaths
    guard let first = paths.first, let last = paths.last else { return nil }
    let numbers = [first, last].map { album.number(of: $0) + 1 }
    let range = numbers[0] == numbers[1] ? numbers[0].grouped : "\(numbers[0].grouped)–\(numbers[1].grouped)"
    return CaptionView.Content(
      title: paths.map { item(at: $0).title }.joined(separator: "  ·  "),
      position: GalleryText.position(range, of: album.itemCount.grouped))
  }

  /// The index paths of the pictures in front at the present offset, in order: one, or the pages of a spread.
  private var frontPaths: [IndexPath] {
    guard let layout = collectionView.collectionViewLayout as? any UICollectionViewLayoutItemScrolling else {
      return []
    }
    let offset = collectionView.bounds.origin
    let items = collectionView.indexPathsForVisibleItems.filter { album.item(at: $0) != nil }.compactMap {
      path in
      layout.contentOffset(toShowItemAt: path).map {
        (path: path, distance: hypot($0.x - offset.x, $0.y - offset.y))
      }
    }
    guard let nearest = items.map(\.distance).min() else { return [] }
    return items.filter { $0.distance < nearest + 0.5 }.map(\.path).sorted()
  }
}
