import CollectionLayouts
import UIKit

/// Shows an album on the rim of a wheel that turns as the user scrolls.
final class WheelPresentation: AlbumPresentation {
  private let wheel = SpinningWheelLayout()

  var layout: UICollectionViewLayout { wheel }
  private lazy var factors = FactorResizing(wheel, factors: 0.4...1.5)
  var resizing: (any ThumbnailResizing)? { factors }
  var cellClass: AlbumCell.Type { PictureCell.self }

  var pageTransition: PageTransition { .wheel }

  init() {
    wheel.contentWidth = .viewportAndItems
    // Pictures fill both sides of the first one.
    wheel.isEndless = true
  }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.showsHorizontalScrollIndicator = false
  }

  /// Makes pictures of half the view's height, on a wheel that is several times as large.
  func arrange(_ album: Album, in size: CGSize, scale: CGFloat) {
    let height = (factors.factor * min(size.height, size.width) * 0.58).rounded()
    wheel.itemSize = CGSize(width: (height * 133 / 173).rounded(), height: height)
    wheel.radius = height * 500 / 173
  }
}
