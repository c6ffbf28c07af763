import UIKit

/// Shows an album as justified rows of uncropped pictures. It reads every picture, so the album must be small.
final class JustifiedPresentation: AlbumPresentation {
  /// The maximum number of pictures to read; more would take too long.
  static let maximumItemCount = 500
  /// The limits of the default row height, which is chosen to show the whole album at once.
  private static let rowHeights: ClosedRange<CGFloat> = 104...190
  /// The aspect ratio, width over height, of a usual picture.
  private static let usualRatio: CGFloat = 1.4
  /// The space above and below a row as high as the view, in points.
  private static let verticalMargin: CGFloat = 20

  private var proportions: PictureProportions
  private var metrics = GridMetrics(size: .zero, pixel: 1)
  private var usualRowHeight = rowHeights.upperBound
  private var usualColumns = 1

  var layout: UICollectionViewLayout { columns.layout }
  var cellClass: AlbumCell.Type { PictureCell.self }
  var resizing: (any ThumbnailResizing)? { columns }

  init(album: Album) { proportions = PictureProportions(of: album) }

  func albumDidChange(in controller: AlbumViewController, by updates: AlbumUpdates?) {
    proportions = PictureProportions(of: controller.album, knowing: proportions)
  }

  func filesDidChange(_ files: Set<AlbumItem>, in controller: AlbumViewController) {
    let paths = controller.album.indexPaths(ofFiles: files)
    guard !paths.isEmpty else { return }
    proportions.read(at: paths)
    if controller.isViewLoaded, !controller.view.bounds.isEmpty { controller.arrange() }
  }

  /// Chooses the default row height at which pictures of common proportions would exactly fill the view.
  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    metrics = GridMetrics(size: size, traits: traits)
    let headers =
      CGFloat(album.sections.count)
      * (metrics.headerHeight + SectionMetrics.inset.top + SectionMetrics.inset.bottom)
    let area = max(0, size.height - headers) * size.width / CGFloat(max(1, album.itemCount))
    usualRowHeight = min(
      max((area / Self.usualRatio).squareRoot(), Self.rowHeights.lowerBound), Self.rowHeights.upperBound)
    let (spacing, width) = (metrics.spacing(columns: 1), Self.usualRatio * usualRowHeight)
    usualColumns = min(
      max(Int(((metrics.width + spacing) / (width + spacing)).rounded()), 1), GridResizing.maximumColumns)
    columns.arrange(usualColumns: usualColumns)
  }

  /// Rows of as many pictures of a usual aspect ratio as there are columns.
  private lazy var columns = ColumnResizing(columns: 1...GridResizing.maximumColumns) {
    let rows = JustifiedLayout()
    rows.sectionInset = SectionMetrics.inset
    return rows
  } configure: { [unowned self] layout, columns in
    guard let rows = layout as? JustifiedLayout else { return }
    rows.headerHeight = metrics.headerHeight
    rows.spacing =
      columns == usualColumns
      ? metrics.spacing(columns: 1) : metrics.spacing(columns: CGFloat(columns)).rounded()
    let width = metrics.columnPitch(columns: CGFloat(columns)) - rows.spacing
    rows.rowHeight =
      columns == usualColumns
      ? usualRowHeight
      : min(max(1, width / Self.usualRatio), max(100, metrics.size.height - 2 * Self.verticalMargin))
    rows.aspectRatios = proportions.ratios
  }
}
