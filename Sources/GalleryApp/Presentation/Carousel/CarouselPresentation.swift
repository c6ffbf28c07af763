import CollectionLayouts
import UIKit

/// Shows an album as a cyclic row of large cards, with one card in the centre and its neighbours beside it.
final class CarouselPresentation: AlbumPresentation {
  private let carousel = CarouselLayout()

  var layout: UICollectionViewLayout { carousel }
  private lazy var factors = FactorResizing(carousel, factors: 0.4...1.2)
  var resizing: (any ThumbnailResizing)? { factors }
  var cellClass: AlbumCell.Type { CardCell.self }
  private(set) var captionFrame: CGRect?
  private let shape = CardShape()

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

  /// Makes cards that leave a part of both neighbours visible, behind wide cards also of narrow pictures.
  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    let caption = CaptionMetrics(in: size, traits: traits)
    let room = CGSize(
      width: (size.width < size.height ? 0.8 : 0.7) * size.width,
      height: 0.88 * (size.height - caption.reserve))
    let card = shape.size(for: album, in: room, factor: factors.factor)
    carousel.itemSize = card
    carousel.minimumLineSpacing = (min(1.04 * card.width, 0.56 * size.width) - card.width).rounded()
    carousel.eyeDistance = max(1, 2.4 * max(card.height, card.width))
    carousel.sectionInset.bottom = caption.reserve
    captionFrame = caption.frame(below: (size.height - caption.reserve + card.height) / 2)
  }
}
