import CollectionLayouts
import UIKit

/// Shows an album as a cyclic row of large cards, with one card in the center and its neighbours beside it.
final class CarouselPresentation: AlbumPresentation {
  private let carousel = CarouselLayout()

  var layout: UICollectionViewLayout { carousel }
  private lazy var factors = FactorResizing(carousel, factors: 0.4...1.2)
  var resizing: (any ThumbnailResizing)? { factors }
  var cellClass: AlbumCell.Type { PictureCell.self }

  var pageTransition: PageTransition { .cube }

  init() {
    carousel.isEndless = true
    carousel.neighborScale = 0.86
    carousel.neighborAngle = 0.35
    carousel.neighborAlpha = 0.8
  }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.decelerationRate = .fast
  }

  /// Makes cards that leave a large part of both neighbours visible. Their width and height are even, so that the edges
  /// of the centered card are sharp in a view of an even size.
  func arrange(_ album: Album, in size: CGSize, scale: CGFloat) {
    func even(_ length: CGFloat) -> CGFloat { 2 * (length / 2).rounded() }
    let height = even(factors.factor * min(0.78 * size.height, 0.8 * size.width))
    carousel.itemSize = CGSize(width: even(0.77 * height), height: height)
    carousel.minimumLineSpacing = (0.04 * height).rounded()
    carousel.eyeDistance = max(1, 2.4 * height)
  }
}
