import CollectionLayouts
import UIKit

/// Shows an album as a book whose pages turn about the spine.
final class BookPresentation: AlbumPresentation {
  private let book = BookLayout()

  var layout: UICollectionViewLayout { book }
  private lazy var factors = FactorResizing(book, factors: 0.4...1.15)
  var resizing: (any ThumbnailResizing)? { factors }
  var cellClass: AlbumCell.Type { PageCell.self }
  private(set) var captionFrame: CGRect?
  private let shape = CardShape()

  var pageTransition: PageTransition { .leaf }

  /// The edges of leaves are sharp, because they are on whole points.
  init() { book.leafThickness = 2 }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.decelerationRate = .fast
  }

  /// Makes the pages as large as possible so that two fit side by side. In a high view they are one above the other, as
  /// in a wall calendar.
  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    let caption = CaptionMetrics(in: size, traits: traits)
    let factor = factors.factor
    let room = CGSize(width: 0.96 * size.width, height: 0.94 * (size.height - caption.reserve))
    let half = CGSize(width: room.width / 2, height: room.height / 2)
    let beside = shape.size(
      for: album, in: CGSize(width: half.width, height: room.height), factor: factor)
    let below = shape.size(
      for: album, in: CGSize(width: room.width, height: half.height), factor: factor)
    let isCalendar = below.width * below.height > Self.calendarAdvantage * beside.width * beside.height
    let page = isCalendar ? below : beside
    book.scrollDirection = isCalendar ? .vertical : .horizontal
    book.itemSize = page
    book.eyeDistance = max(1, 3 * max(page.width, page.height))
    book.sectionInset.bottom = caption.reserve
    let height = isCalendar ? 2 * page.height : page.height
    captionFrame = caption.frame(below: (size.height - caption.reserve + height) / 2)
  }

  /// Pages are one above the other if their area is larger than side by side by this factor.
  private static let calendarAdvantage: CGFloat = 1.4
}
