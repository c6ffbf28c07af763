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
  ///
  /// With the distance of the eye `e` and the distance `R` of the edges of rows from the axis, the outline of the cylinder
  /// is at most `R / √(1 − R² / e²)` above and below the middle. Rows are `2 R · sin(π / faces)` high, `r = R · cos(π /
  /// faces)` from the axis, and the row in front is magnified by `e / (e − r)`.
  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    let eye = max(1, 1.6 * size.height)
    let outline = 0.48 * size.height
    let edge = outline / (1 + outline * outline / (eye * eye)).squareRoot()
    let angle = .pi / CGFloat(max(8, min(album.itemCount, picker.visibleFaces)))
    let height = (factors.factor * 2 * edge * sin(angle)).rounded()
    let magnification = eye / (eye - edge * cos(angle))
    picker.itemSize = CGSize(
      width: min(0.92 * size.width / magnification, 4 * height).rounded(), height: height)
    picker.eyeDistance = eye
  }

  /// Leaves out whole turns. One page of scrolling is one row, and the first row follows the last one.
  func shortestDistance(for distance: CGPoint, in controller: AlbumViewController) -> CGPoint {
    let turn = CGFloat(controller.album.itemCount) * controller.collectionView.bounds.height
    return turn > 0 ? CGPoint(x: 0, y: distance.y.truncatingRemainder(dividingBy: turn)) : .zero
  }
}
