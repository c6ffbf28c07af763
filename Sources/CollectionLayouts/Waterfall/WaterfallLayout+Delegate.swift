import Geometry
import LayoutCore
import UIKit

// The delegate's values for sections and items, or the layout's own properties.
extension WaterfallLayout {
  var waterfallDelegate: (any CollectionViewDelegateWaterfallLayout)? {
    collectionView?.delegate as? any CollectionViewDelegateWaterfallLayout
  }

  func metrics(
    of section: Int, _ delegate: (any CollectionViewDelegateWaterfallLayout)?
  ) -> WaterfallSectionMetrics {
    func value<Value>(
      _ ask: (any CollectionViewDelegateWaterfallLayout, UICollectionView) -> Value, else own: Value
    ) -> Value {
      guard let delegate, let collectionView else { return own }
      return ask(delegate, collectionView)
    }
    let count = value(
      { $0.collectionView($1, layout: self, columnCountForSectionAt: section) }, else: columnCount)
    let width = value(
      { $0.collectionView($1, layout: self, minimumColumnWidthForSectionAt: section) },
      else: minimumColumnWidth)
    let inset = value(
      { $0.collectionView($1, layout: self, insetForSectionAt: section) }, else: sectionInset)
    let header = value(
      { $0.collectionView($1, layout: self, referenceSizeForHeaderInSection: section) },
      else: headerReferenceSize)
    let footer = value(
      { $0.collectionView($1, layout: self, referenceSizeForFooterInSection: section) },
      else: footerReferenceSize)
    return WaterfallSectionMetrics(
      columns: width > 0 ? .minimumWidth(width) : .count(count), fillingOrder: fillingOrder,
      insets: Insets(inset),
      lineSpacing: value(
        { $0.collectionView($1, layout: self, minimumLineSpacingForSectionAt: section) },
        else: minimumLineSpacing),
      interitemSpacing: value(
        { $0.collectionView($1, layout: self, minimumInteritemSpacingForSectionAt: section) },
        else: minimumInteritemSpacing),
      headerLength: scrollDirection == .vertical ? header.height : header.width,
      footerLength: scrollDirection == .vertical ? footer.height : footer.width)
  }

  /// Reports the first invalid length of a pass.
  private func report(_ length: CGFloat, ofItemAt indexPath: IndexPath) {
    if !hasReportedLength { reportInvalid(length: length, ofItemAt: indexPath) }
    hasReportedLength = true
  }

  /// Returns the length of an item.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - columnWidth: The width of the columns.
  ///   - collectionView: The layout's collection view. Reading the property for each of a million items would be slow.
  ///   - delegate: The layout's delegate.
  func length(
    ofItemAt indexPath: IndexPath, columnWidth: Double, in collectionView: UICollectionView?,
    _ delegate: (any CollectionViewDelegateWaterfallLayout)?
  ) -> Double {
    if let delegate, let collectionView {
      var path = indexPath
      if collectionView.hasUncommittedUpdates {
        path = collectionView.dataSourceIndexPath(forPresentationIndexPath: indexPath) ?? indexPath
      }
      let length = delegate.collectionView(
        collectionView, layout: self, lengthOfItemAt: path, columnWidth: columnWidth)
      if let length {
        if !(length >= 0 && length.isFinite) { report(length, ofItemAt: path) }
        return length
      }
      let ratio = delegate.collectionView(collectionView, layout: self, aspectRatioOfItemAt: path)
      if let ratio, ratio > 0 {
        return scrollDirection == .vertical ? columnWidth / ratio : columnWidth * ratio
      }
    }
    return scrollDirection == .vertical ? itemSize.height : itemSize.width
  }
}
