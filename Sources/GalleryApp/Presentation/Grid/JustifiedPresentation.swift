import UIKit

/// Shows an album as justified rows of uncropped pictures. It reads every picture, so the album must be small.
final class JustifiedPresentation: AlbumPresentation {
  /// The maximum number of pictures to read; more would take too long.
  static let maximumItemCount = 500
  /// The limits of the row height, which is chosen to show the whole album at once.
  private static let rowHeights: ClosedRange<CGFloat> = 104...190

  private let rows = JustifiedLayout()
  private var proportions: PictureProportions

  var layout: UICollectionViewLayout { rows }
  var cellClass: AlbumCell.Type { PictureCell.self }

  init(album: Album) {
    proportions = PictureProportions(of: album)
    rows.spacing = GridPresentation.spacing
    rows.sectionInset = SectionMetrics.inset
    rows.headerHeight = SectionMetrics.headerHeight
    rows.aspectRatios = proportions.ratios
  }

  func albumDidChange(in controller: AlbumViewController) {
    proportions = PictureProportions(of: controller.album, knowing: proportions)
  }

  /// Chooses the row height at which pictures of common proportions would exactly fill the view.
  func arrange(_ album: Album, in size: CGSize, scale: CGFloat) {
    let headers =
      CGFloat(album.sections.count) * (rows.headerHeight + rows.sectionInset.top + rows.sectionInset.bottom)
    let area = max(0, size.height - headers) * size.width / CGFloat(max(1, album.itemCount))
    rows.rowHeight = min(
      max((area / 1.4).squareRoot(), Self.rowHeights.lowerBound), Self.rowHeights.upperBound)
    rows.aspectRatios = proportions.ratios
  }
}
