import CollectionLayouts
import UIKit

/// Shows an album as a row of covers on a dark background. The covers are rotated to the side, except the one in the
/// center, and reflected on the floor.
final class CoverFlowPresentation: AlbumPresentation {
  private let coverFlow = CoverFlowLayout()

  var layout: UICollectionViewLayout { coverFlow }
  var cellClass: AlbumCell.Type { MirroredPictureCell.self }

  init() {
    coverFlow.style = .classic
    coverFlow.centersEnds = true
  }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.backgroundColor = MirroredPictureCell.ground
    collectionView.showsHorizontalScrollIndicator = false
  }

  /// Makes covers that leave space for their reflections.
  func arrange(_ album: Album, in size: CGSize, scale: CGFloat) {
    let height = min(0.56 * size.height, 0.66 * size.width).rounded()
    coverFlow.itemSize = CGSize(width: (0.8 * height).rounded(), height: height)
    coverFlow.eyeDistance = max(1, 3 * height)
  }
}
