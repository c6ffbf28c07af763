import UIKit

/// Shows the folder, the number and the date of a picture beside a scroll indicator while it is dragged.
///
/// The folder and the number are shown at once. The date follows when the file system has returned it.
@MainActor
final class Scrubber {
  private unowned let controller: AlbumViewController
  private let bubble = ScrubberBubble()
  private let dates: FileDates

  init(of controller: AlbumViewController) {
    self.controller = controller
    dates = FileDates(worksInBackground: controller.thumbnails.worksInBackground)
  }

  /// Follows the scroll indicators of the controller's collection view.
  func start() {
    controller.collectionView.scrollIndicatorDragged = { [weak self] in self?.follow($0) }
  }

  private func follow(_ drag: ScrollIndicatorDrag?) {
    guard let drag, let path = path(at: drag), let item = controller.album.item(at: path) else {
      return bubble.disappear()
    }
    let section = controller.album.sections[path.section]
    let number = controller.album.number(of: path) + 1
    let position = GalleryText.position(number.grouped, of: controller.album.itemCount.grouped)
    let date = item.file.flatMap { file in
      dates.date(of: file) { [weak self] date in self?.bubble.show(date: date, of: item) }
    }
    bubble.show(folder: section.title, position: position, date: date, of: item)
    bubble.appear(in: controller.view, beside: drag)
  }

  /// The picture at the progress of a drag: the first one at the beginning of the content, and the last one at its end.
  private func path(at drag: ScrollIndicatorDrag) -> IndexPath? {
    let (view, album) = (controller.collectionView, controller.album)
    if view.scrollsByItem {
      return album.indexPath(ofItem: Int((drag.progress * CGFloat(album.itemCount - 1)).rounded()))
    }
    let bounds = view.bounds
    let point = CGPoint(
      x: bounds.minX + drag.progress * bounds.width, y: bounds.minY + drag.progress * bounds.height)
    func distance(to frame: CGRect) -> CGFloat { hypot(frame.midX - point.x, frame.midY - point.y) }
    return view.collectionViewLayout.layoutAttributesForElements(in: bounds)?
      .filter { $0.representedElementCategory == .cell && $0.frame.intersects(bounds) }
      .min { distance(to: $0.frame) < distance(to: $1.frame) }?.indexPath
  }
}
