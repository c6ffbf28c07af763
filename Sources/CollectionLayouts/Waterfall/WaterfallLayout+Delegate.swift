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

  /// Returns what provides the length of an item in a column of a width: the delegate, or the layout itself.
  ///
  /// What all items have in common is read once. Reading it for each of a million items would be slow, and so would be
  /// the reference counts of objects to which there are weak references. A closure owns what it captures.
  func lengthsOfItems() -> (_ indexPath: IndexPath, _ columnWidth: Double) -> Double {
    let isVertical = scrollDirection == .vertical
    let usualLength = isVertical ? itemSize.height : itemSize.width
    guard let delegate = waterfallDelegate, let collectionView else { return { _, _ in usualLength } }
    // The delegate knows items by other index paths than the layout then.
    let isUpdating = collectionView.hasUncommittedUpdates
    return { [self] indexPath, columnWidth in
      var path = indexPath
      if isUpdating {
        path = collectionView.dataSourceIndexPath(forPresentationIndexPath: indexPath) ?? indexPath
      }
      let length = delegate.collectionView(
        collectionView, layout: self, lengthOfItemAt: path, columnWidth: columnWidth)
      if let length {
        if !(length >= 0 && length.isFinite) { report(length, ofItemAt: path) }
        return length
      }
      let ratio = delegate.collectionView(collectionView, layout: self, aspectRatioOfItemAt: path)
      guard let ratio, ratio > 0 else { return usualLength }
      return isVertical ? columnWidth / ratio : columnWidth * ratio
    }
  }
}
