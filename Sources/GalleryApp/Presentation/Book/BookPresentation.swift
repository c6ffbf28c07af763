import CollectionLayouts
import UIKit

/// Shows an album as a book whose pages turn about the spine.
final class BookPresentation: AlbumPresentation {
  private let book = BookLayout()

  var layout: UICollectionViewLayout { book }
  private lazy var factors = FactorResizing(book, factors: 0.4...1.15)
  var resizing: (any ThumbnailResizing)? { factors }
  var cellClass: AlbumCell.Type { PageCell.self }

  var pageTransition: PageTransition { .leaf }

  init() { book.leafThickness = 1.5 }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.decelerationRate = .fast
  }

  /// Makes the pages as large as possible so that two fit side by side.
  func arrange(_ album: Album, in size: CGSize, scale: CGFloat) {
    let height = (factors.factor * min(0.84 * size.height, 0.44 * size.width / 0.77)).rounded()
    book.itemSize = CGSize(width: (0.77 * height).rounded(), height: height)
    book.eyeDistance = max(1, 3 * height)
  }
}
