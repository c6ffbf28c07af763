import UIKit

/// Tells a waterfall layout about single sections and items. Every member has a default, which is the layout's
/// property of the same meaning.
///
/// It is the collection view's `delegate` that is asked, if it conforms. All values are in points.
@preconcurrency @MainActor
public protocol CollectionViewDelegateWaterfallLayout: UICollectionViewDelegate {
  /// The extent of an item along the scroll axis, which is its height when that is vertical; nil leaves it to
  /// the aspect ratio.
  ///
  /// Asked for every item, once after each invalidation, with the extent of its column across.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, lengthOfItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat?

  /// The width of an item divided by its height; nil, and what is not above 0, leave it to the layout's
  /// `itemSize`. Asked when the item's length is nil.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, aspectRatioOfItemAt indexPath: IndexPath
  ) -> CGFloat?

  /// The number of columns of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, columnCountForSectionAt section: Int
  ) -> Int

  /// The least width of columns, of which a section then has as many as there is room for; 0 leaves the number
  /// to `columnCountForSectionAt`.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, minimumColumnWidthForSectionAt section: Int
  ) -> CGFloat

  /// The margins of a section, between header and footer.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The distance between neighbours of a column.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The distance between neighbouring columns of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of a section's header, of which only the extent along the scroll axis counts; 0 means none.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of a section's footer, of which only the extent along the scroll axis counts; 0 means none.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension CollectionViewDelegateWaterfallLayout {
  /// Nil: the aspect ratio tells.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, lengthOfItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat? { nil }

  /// Nil: the layout's `itemSize` tells.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, aspectRatioOfItemAt indexPath: IndexPath
  ) -> CGFloat? { nil }

  /// The layout's `columnCount`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, columnCountForSectionAt section: Int
  ) -> Int { layout.columnCount }

  /// The layout's `minimumColumnWidth`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, minimumColumnWidthForSectionAt section: Int
  ) -> CGFloat { layout.minimumColumnWidth }

  /// The layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { layout.sectionInset }

  /// The layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { layout.minimumLineSpacing }

  /// The layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { layout.minimumInteritemSpacing }

  /// The layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { layout.headerReferenceSize }

  /// The layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { layout.footerReferenceSize }
}
