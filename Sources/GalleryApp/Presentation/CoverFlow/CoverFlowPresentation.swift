import CollectionLayouts
import UIKit

/// Shows an album as a row of covers on a dark background. The covers are rotated to the side, except the one in the
/// center, and reflected on the floor.
final class CoverFlowPresentation: AlbumPresentation {
  private let coverFlow = CoverFlowLayout()

  var layout: UICollectionViewLayout { coverFlow }
  private lazy var factors = FactorResizing(coverFlow, factors: 0.4...1.4)
  var resizing: (any ThumbnailResizing)? { factors }
  var cellClass: AlbumCell.Type { MirroredPictureCell.self }

  var pageTransition: PageTransition { .cover }

  init() {
    coverFlow.style = .classic
    // Covers fill both sides of the first one. One or two are in the center nevertheless.
    coverFlow.isEndless = true
    coverFlow.centersEnds = true
  }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.backgroundColor = MirroredPictureCell.ground
    collectionView.indicatorStyle = .white
  }

  /// Makes covers that leave space for their reflections.
  func arrange(_ album: Album, in size: CGSize, scale: CGFloat) {
    let height = (factors.factor * min(0.56 * size.height, 0.66 * size.width)).rounded()
    coverFlow.itemSize = CGSize(width: (0.8 * height).rounded(), height: height)
    coverFlow.eyeDistance = max(1, 3 * height)
  }
}
