import UIKit

/// Provides a waterfall layout with metrics of individual sections and items. Every member is optional and defaults to
/// the corresponding property of the layout.
///
/// The layout asks the collection view's `delegate` if it conforms to this protocol. All values are in points.
@preconcurrency @MainActor
public protocol CollectionViewDelegateWaterfallLayout: UICollectionViewDelegate {
  /// Returns the extent of an item along the scroll axis, which is its height when the layout scrolls vertically.
  /// Return nil to let the aspect ratio determine it.
  ///
  /// The layout asks once for every item after each invalidation. It passes the cross extent of the item's column.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, lengthOfItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat?

  /// Returns the width of an item divided by its height. Return nil or a value that is not positive to let the layout's
  /// `itemSize` determine the length. The layout asks only for items without a length.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, aspectRatioOfItemAt indexPath: IndexPath
  ) -> CGFloat?

  /// Returns the number of columns of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, columnCountForSectionAt section: Int
  ) -> Int

  /// Returns the minimum width of columns. The section then has as many columns as fit. Return 0 to let
  /// `columnCountForSectionAt` determine the number.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, minimumColumnWidthForSectionAt section: Int
  ) -> CGFloat

  /// Returns the margins of a section, between header and footer.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Returns the distance between neighbours in a column.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the distance between neighbouring columns of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the size of a section's header. Only its extent along the scroll axis is used. 0 means that there is no
  /// header.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns the size of a section's footer. Only its extent along the scroll axis is used. 0 means that there is no
  /// footer.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension CollectionViewDelegateWaterfallLayout {
  /// Returns nil, so that the aspect ratio determines the length.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, lengthOfItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat? { nil }

  /// Returns nil, so that the layout's `itemSize` determines the length.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, aspectRatioOfItemAt indexPath: IndexPath
  ) -> CGFloat? { nil }

  /// Returns the layout's `columnCount`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, columnCountForSectionAt section: Int
  ) -> Int { layout.columnCount }

  /// Returns the layout's `minimumColumnWidth`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, minimumColumnWidthForSectionAt section: Int
  ) -> CGFloat { layout.minimumColumnWidth }

  /// Returns the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { layout.sectionInset }

  /// Returns the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { layout.minimumLineSpacing }

  /// Returns the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { layout.minimumInteritemSpacing }

  /// Returns the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { layout.headerReferenceSize }

  /// Returns the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { layout.footerReferenceSize }
}
