import CollectionLayouts
import UIKit

/// Shows an album on the rim of a wheel that turns as the user scrolls.
final class WheelPresentation: AlbumPresentation {
  private let wheel = SpinningWheelLayout()

  var layout: UICollectionViewLayout { wheel }
  private lazy var factors = FactorResizing(wheel, factors: 0.4...1.5)
  var resizing: (any ThumbnailResizing)? { factors }
  var cellClass: AlbumCell.Type { CardCell.self }
  private(set) var captionFrame: CGRect?
  private let shape = CardShape()

  var pageTransition: PageTransition { .wheel }

  init() {
    wheel.contentWidth = .viewportAndItems
    // Pictures fill both sides of the first one.
    wheel.isEndless = true
  }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.showsHorizontalScrollIndicator = false
  }

  /// Makes cards that leave a part of both neighbours visible, on a wheel that is several times as large. The inner
  /// corners of neighbours almost touch.
  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    let caption = CaptionMetrics(in: size, traits: traits)
    let room = CGSize(
      width: (size.width < size.height ? 0.66 : 0.54) * size.width,
      height: 0.78 * (size.height - caption.reserve))
    let card = shape.size(for: album, in: room, factor: factors.factor)
    wheel.itemSize = card
    wheel.radius = card.height * 500 / 173
    wheel.anglePerItem = 2 * atan2(card.width / 2 + 0.02 * card.height, wheel.radius - card.height / 2)
    wheel.sectionInset.bottom = caption.reserve
    captionFrame = caption.frame(below: (size.height - caption.reserve + card.height) / 2)
  }
}
