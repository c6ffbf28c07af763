import CollectionLayouts
import UIKit

/// Shows an album on the rim of a wheel that turns as the user scrolls.
final class WheelPresentation: AlbumPresentation {
  private let wheel = SpinningWheelLayout()

  var layout: UICollectionViewLayout { wheel }
  var cellClass: AlbumCell.Type { PictureCell.self }

  init() { wheel.contentWidth = .viewportAndItems }

  /// Makes pictures of half the view's height, on a wheel that is several times as large.
  func arrange(_ album: Album, in size: CGSize, scale: CGFloat) {
    let height = (min(size.height, size.width) * 0.58).rounded()
    wheel.itemSize = CGSize(width: (height * 133 / 173).rounded(), height: height)
    wheel.radius = height * 500 / 173
  }
}
