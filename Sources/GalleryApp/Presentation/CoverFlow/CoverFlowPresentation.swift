import CollectionLayouts
import UIKit

/// Shows an album as a row of covers on a dark background. The covers are rotated to the side, except the one in the
/// centre, and reflected on the floor.
final class CoverFlowPresentation: AlbumPresentation {
  /// The height below a cover in which its reflection is visible, as a fraction of the cover's height.
  private static let reflection: CGFloat = 0.22

  private let coverFlow = CoverFlowLayout()

  var layout: UICollectionViewLayout { coverFlow }
  private lazy var factors = FactorResizing(coverFlow, factors: 0.4...1.4)
  var resizing: (any ThumbnailResizing)? { factors }
  var cellClass: AlbumCell.Type { MirroredPictureCell.self }
  private(set) var captionFrame: CGRect?
  /// The floor is dark in every style.
  var captionStyle: UIUserInterfaceStyle { .dark }
  private let shape = CardShape()

  var pageTransition: PageTransition { .cover }

  init() {
    coverFlow.style = .classic
    // Covers fill both sides of the first one. One or two are in the centre nevertheless.
    coverFlow.isEndless = true
    coverFlow.centersEnds = true
  }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.backgroundColor = MirroredPictureCell.ground
    collectionView.indicatorStyle = .white
  }

  /// Makes covers that leave space for their reflections, and for covers on both sides.
  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    let caption = CaptionMetrics(in: size, traits: traits)
    let room = CGSize(
      width: (size.width < size.height ? 0.76 : 0.66) * size.width,
      height: (0.95 * size.height - caption.reserve) / (1 + Self.reflection))
    let cover = shape.size(for: album, in: room, factor: factors.factor)
    let reflection = (Self.reflection * cover.height).rounded()
    coverFlow.itemSize = cover
    coverFlow.eyeDistance = max(1, 3 * max(cover.width, cover.height))
    // An even number, so that the edges of the cover in front are sharp.
    let inset = 2 * ((reflection + caption.reserve) / 2).rounded()
    coverFlow.sectionInset.bottom = min(inset, max(0, size.height - cover.height))
    let middle = (size.height - coverFlow.sectionInset.bottom) / 2
    captionFrame = caption.frame(below: middle + cover.height / 2 + reflection)
  }
}
