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
  fileprivate func report(_ length: CGFloat, ofItemAt indexPath: IndexPath) {
    if !hasReportedLength { reportInvalid(length: length, ofItemAt: indexPath) }
    hasReportedLength = true
  }
}

/// The lengths of the items of a waterfall, as the delegate or the layout itself provides them.
///
/// What all items have in common is read once. Reading it for each of a million items would be slow.
@MainActor
struct WaterfallItemLengths {
  private let layout: WaterfallLayout
  private let asked: (delegate: any CollectionViewDelegateWaterfallLayout, collectionView: UICollectionView)?
  /// Whether the delegate knows items by other index paths than the layout.
  private let isUpdating: Bool
  private let isVertical: Bool
  private let usualLength: Double

  init(of layout: WaterfallLayout) {
    self.layout = layout
    asked = layout.waterfallDelegate.flatMap { delegate in
      layout.collectionView.map { (delegate, $0) }
    }
    isUpdating = layout.collectionView?.hasUncommittedUpdates == true
    isVertical = layout.scrollDirection == .vertical
    usualLength = isVertical ? layout.itemSize.height : layout.itemSize.width
  }

  /// Returns the length of an item in a column of a width.
  func length(ofItemAt indexPath: IndexPath, columnWidth: Double) -> Double {
    guard let (delegate, collectionView) = asked else { return usualLength }
    var path = indexPath
    if isUpdating {
      path = collectionView.dataSourceIndexPath(forPresentationIndexPath: indexPath) ?? indexPath
    }
    let length = delegate.collectionView(
      collectionView, layout: layout, lengthOfItemAt: path, columnWidth: columnWidth)
    if let length {
      if !(length >= 0 && length.isFinite) { layout.report(length, ofItemAt: path) }
      return length
    }
    let ratio = delegate.collectionView(collectionView, layout: layout, aspectRatioOfItemAt: path)
    guard let ratio, ratio > 0 else { return usualLength }
    return isVertical ? columnWidth / ratio : columnWidth * ratio
  }
}
