import CollectionLayouts
import UIKit

/// Shows an album as columns of uncropped pictures.
///
/// If pictures load in the background, their proportions do, too. The first frame does not wait for them, and the
/// content on screen keeps its position while they arrive.
final class WaterfallPresentation: AlbumPresentation {
  private static let spacing: CGFloat = 12
  /// The limits of the minimum column width, which is a fifth of the view's width.
  private static let columnWidths: ClosedRange<CGFloat> = 110...260

  private var size = CGSize.zero
  private var headerHeight = SectionMetrics.usualHeaderHeight
  private let proportions: ProportionReader
  private let readsInBackground: Bool

  var layout: UICollectionViewLayout { columns.layout }
  var cellClass: AlbumCell.Type { PictureCell.self }
  var resizing: (any ThumbnailResizing)? { columns }

  var pageTransition: PageTransition { .rise }

  init(album: Album, readsInBackground: Bool, index: PictureIndex?) {
    self.readsInBackground = readsInBackground
    proportions = ProportionReader(of: album, index: index)
    if !readsInBackground { proportions.readAll() }
  }

  /// By default, makes as many columns as fit.
  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    (self.size, headerHeight) = (size, SectionMetrics.headerHeight(for: traits))
    let minimumWidth = min(max(size.width / 5, Self.columnWidths.lowerBound), Self.columnWidths.upperBound)
    columns.arrange(usualColumns: Int((width + Self.spacing) / (minimumWidth + Self.spacing)))
  }

  /// The width of all columns.
  private var width: CGFloat { max(1, size.width - 2 * SectionMetrics.margin) }

  private lazy var columns = ColumnResizing(columns: 1...GridResizing.maximumColumns) {
    let waterfall = WaterfallLayout()
    waterfall.sectionInset = SectionMetrics.inset
    return waterfall
  } configure: { [unowned self] layout, columns in
    guard let waterfall = layout as? WaterfallLayout else { return }
    let spacing = min(Self.spacing, max(1, (width / CGFloat(columns) / 10).rounded()))
    waterfall.headerReferenceSize = CGSize(width: 0, height: headerHeight)
    waterfall.columnCount = columns
    waterfall.minimumLineSpacing = spacing
    waterfall.minimumInteritemSpacing = spacing
  }

  /// Returns the proportions of a picture, as far as they are known.
  func aspectRatio(at indexPath: IndexPath) -> CGFloat? { proportions.ratio(at: indexPath) }

  func albumDidChange(in controller: AlbumViewController, by updates: AlbumUpdates?) {
    proportions.follow(controller.album, updates)
    if !readsInBackground {
      proportions.readAll()
    } else if controller.viewIfLoaded?.window != nil {
      startReading(for: controller)
    }
  }

  func filesDidChange(_ files: Set<AlbumItem>, in controller: AlbumViewController) {
    let paths = controller.album.indexPaths(ofFiles: files)
    guard !paths.isEmpty else { return }
    proportions.readAgain(at: paths)
    if !readsInBackground {
      proportions.readAll()
      proportionsDidChange(at: paths, in: controller)
    } else if controller.viewIfLoaded?.window != nil {
      startReading(for: controller)
    }
  }

  func didAppear(in controller: AlbumViewController) { startReading(for: controller) }

  func didDisappear() { proportions.stop() }

  private func startReading(for controller: AlbumViewController) {
    let place = controller.attendedPath ?? controller.keptPlace?.item.flatMap(controller.album.indexPath)
    proportions.start(near: place ?? IndexPath(item: 0, section: 0)) { [weak self, weak controller] paths in
      guard let self, let controller else { return }
      proportionsDidChange(at: paths, in: controller)
    }
  }

  /// Lays out the pictures again from the first one whose proportions changed.
  private func proportionsDidChange(at paths: [IndexPath], in controller: AlbumViewController) {
    let view = controller.collectionView
    let anchor = anchor(in: view).flatMap { path in
      view.layoutAttributesForItem(at: path).map { (path: path, top: $0.frame.minY) }
    }
    for layout in columns.layouts {
      let context = WaterfallLayoutInvalidationContext()
      context.invalidateItems(at: paths)
      layout.invalidateLayout(with: context)
    }
    guard let anchor, let frame = view.layoutAttributesForItem(at: anchor.path)?.frame else { return }
    if frame.minY != anchor.top { view.contentOffset.y += frame.minY - anchor.top }
    controller.keptPlace?.position = nil
  }

  /// The scroll anchor: the uppermost picture on screen; nil before the user scrolls.
  private func anchor(in view: UICollectionView) -> IndexPath? {
    guard view.contentOffset.y > -view.adjustedContentInset.top else { return nil }
    let top = view.bounds.minY
    return view.visibleCells.filter { $0.frame.minY >= top }
      .min { $0.frame.minY < $1.frame.minY }
      .flatMap { view.indexPath(for: $0) }
  }
}
