import CollectionLayouts
import UIKit

/// Shows an album as a column of wide pictures below its cover, which stretches when the user pulls it.
final class StretchyPresentation: AlbumPresentation {
  private let column = StretchyHeaderLayout()

  var layout: UICollectionViewLayout { column }
  private lazy var factors = FactorResizing(column, factors: 0.3...1.4)
  var resizing: (any ThumbnailResizing)? { factors }
  var cellClass: AlbumCell.Type { StretchyPictureCell.self }
  var supplementaryViewClasses: [String: UICollectionReusableView.Type] {
    [
      StretchyHeaderLayout.elementKindHeader: CoverHeaderView.self,
      UICollectionView.elementKindSectionHeader: StickyTitleView.self,
    ]
  }

  var pageTransition: PageTransition { .rise }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {
    collectionView.alwaysBounceVertical = true
  }

  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    column.settings = StretchyHeaderLayout.Settings(columnIn: size, traits: traits, factor: factors.factor)
  }

  var filmTour: [FilmGesture] { FilmGesture.tourOfStretchyHeader }

  /// Shows the cover at the top, or the name of the folder above a section.
  func configure(
    _ view: UICollectionReusableView, at indexPath: IndexPath, in controller: AlbumViewController
  ) {
    switch view {
    case let cover as CoverHeaderView: cover.show(controller.album, from: controller.thumbnails)
    case let title as StickyTitleView: title.show(controller.album.sections[indexPath.section])
    default: break
    }
  }
}

extension StretchyHeaderLayout.Settings {
  /// Creates settings for a view of a size: a header of less than half the view, and pictures of which at least one is
  /// fully visible by default. The height of pictures is multiplied by a factor.
  @MainActor
  init(columnIn size: CGSize, traits: UITraitCollection, factor: CGFloat = 1) {
    self.init()
    let margin = ReadingColumn.margin(inWidth: size.width)
    let width = max(1, size.width - 2 * margin)
    headerSize = CGSize(width: size.width, height: min(max(0.44 * size.height, 160), 460).rounded())
    sectionHeaderSize = CGSize(width: size.width, height: StickyTitleView.height(for: traits))
    itemSize = CGSize(width: width, height: (factor * min(0.56 * width, 0.62 * size.height)).rounded())
    maximumHeaderOverlayAlpha = 0.6
    maximumParallaxOffset = ParallaxCell.maximumOffset
    minimumInteritemSpacing = margin
    minimumLineSpacing = 12
  }
}

extension FilmGesture {
  /// Stretches and releases the header, then scrolls it away below the menu.
  static let tourOfStretchyHeader = [
    FilmGesture(start: 0.1, duration: 0.45, from: 0.3, to: 0.75),
    FilmGesture(start: 1.05, duration: 0.3, from: 0.85, to: 0.3, acceleration: 1.6),
  ]
}
