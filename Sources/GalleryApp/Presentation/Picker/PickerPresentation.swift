import CollectionLayouts
import UIKit

/// Shows an album as rows on a cyclic cylinder in perspective.
final class PickerPresentation: AlbumPresentation {
  private let picker = PickerWheelLayout()

  var layout: UICollectionViewLayout { picker }
  private lazy var factors = FactorResizing(picker, factors: 0.5...1.6)
  var resizing: (any ThumbnailResizing)? { factors }
  var cellClass: AlbumCell.Type { PickerRowCell.self }

  var pageTransition: PageTransition { .drum }

  /// Makes a cylinder as high as the view, with the eye close enough to make its curve visible.
  func arrange(_ album: Album, in size: CGSize, scale: CGFloat) {
    let height = (0.235 * factors.factor * min(size.height, size.width)).rounded()
    picker.itemSize = CGSize(width: min(0.62 * size.width, 4 * height).rounded(), height: height)
    picker.eyeDistance = max(1, 1.6 * size.height)
  }

  /// Leaves out whole turns. One page of scrolling is one row, and the first row follows the last one.
  func shortestDistance(for distance: CGPoint, in controller: AlbumViewController) -> CGPoint {
    let turn = CGFloat(controller.album.itemCount) * controller.collectionView.bounds.height
    return turn > 0 ? CGPoint(x: 0, y: distance.y.truncatingRemainder(dividingBy: turn)) : .zero
  }
}
