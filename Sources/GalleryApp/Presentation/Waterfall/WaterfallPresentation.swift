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

  private let waterfall = WaterfallLayout()
  private var proportions: ProportionReader
  private let readsInBackground: Bool

  var layout: UICollectionViewLayout { waterfall }
  var cellClass: AlbumCell.Type { PictureCell.self }

  init(album: Album, readsInBackground: Bool) {
    self.readsInBackground = readsInBackground
    proportions = ProportionReader(of: album)
    waterfall.minimumLineSpacing = Self.spacing
    waterfall.minimumInteritemSpacing = Self.spacing
    waterfall.sectionInset = SectionMetrics.inset
    waterfall.headerReferenceSize = CGSize(width: 0, height: SectionMetrics.headerHeight)
    if !readsInBackground { proportions.readAll() }
  }

  /// Makes as many columns as fit.
  func arrange(_ album: Album, in size: CGSize, scale: CGFloat) {
    waterfall.minimumColumnWidth = min(
      max(size.width / 5, Self.columnWidths.lowerBound), Self.columnWidths.upperBound)
  }

  /// Returns the proportions of a picture, as far as they are known.
  func aspectRatio(at indexPath: IndexPath) -> CGFloat? { proportions.ratio(at: indexPath) }

  func albumDidChange(in controller: AlbumViewController) {
    let earlier = proportions
    earlier.stop()
    proportions = ProportionReader(of: controller.album, knowing: earlier)
    if !readsInBackground {
      proportions.readAll()
    } else if controller.viewIfLoaded?.window != nil {
      startReading(for: controller)
    }
  }

  func didAppear(in controller: AlbumViewController) { startReading(for: controller) }

  func didDisappear() { proportions.stop() }

  private func startReading(for controller: AlbumViewController) {
    proportions.start { [weak self, weak controller] paths in
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
    let context = WaterfallLayoutInvalidationContext()
    context.invalidateItems(at: paths)
    waterfall.invalidateLayout(with: context)
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
