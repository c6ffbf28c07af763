import UIKit

/// Shows an album as justified rows of uncropped pictures. It reads every picture, so the album must be small.
final class JustifiedGridViewController: GridViewController, UICollectionViewDelegateFlowLayout {
  /// The maximum number of pictures to read; more would take too long.
  static let maximumItemCount = 500
  /// The limits of the row height, which is chosen to show the whole album at once.
  private static let rowHeights: ClosedRange<CGFloat> = 104...190

  private var proportions: PictureProportions
  private var sizes: [[CGSize]] = []

  override var album: Album { didSet { proportions = PictureProportions(of: album, knowing: proportions) } }

  override init(album: Album, thumbnails: ThumbnailLoader) {
    proportions = PictureProportions(of: album)
    super.init(album: album, thumbnails: thumbnails)
  }

  required init?(coder: NSCoder) { nil }

  /// Divides the width among the pictures of each row.
  override func arrange(in size: CGSize) {
    let rows = JustifiedRows(
      width: rowWidth(in: size), spacing: Self.spacing, height: rowHeight(in: size), pixel: pixel)
    sizes = proportions.ratios.map { rows.sizes(ratios: $0) }
    layout.invalidateLayout()
  }

  /// The row height at which pictures of common proportions would exactly fill the view.
  private func rowHeight(in size: CGSize) -> CGFloat {
    let headers =
      CGFloat(album.sections.count)
      * (layout.headerReferenceSize.height + layout.sectionInset.top + layout.sectionInset.bottom)
    let area = max(0, size.height - headers) * size.width / CGFloat(max(1, album.itemCount))
    return min(max((area / 1.4).squareRoot(), Self.rowHeights.lowerBound), Self.rowHeights.upperBound)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    // Before the view has a size, there are no item sizes.
    sizes.isEmpty ? layout.itemSize : sizes[indexPath.section][indexPath.item]
  }
}
