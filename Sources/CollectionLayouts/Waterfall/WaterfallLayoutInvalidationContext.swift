import UIKit

/// Says what a waterfall layout can keep when it is invalidated.
@preconcurrency @MainActor
open class WaterfallLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate must be asked again about columns, lengths and distances. Default true, unless the
  /// context names items, or is that of an update: then only these, or the items that are new or shown again, are asked
  /// for, and those behind them are placed again. While an item is moved by hand, all are asked for, because those
  /// between its old and its new place have other paths.
  open var invalidateWaterfallMetrics: Bool {
    get { metricsFlag ?? (!namesItems && !invalidateDataSourceCounts) }
    set { metricsFlag = newValue }
  }

  private var namesItems: Bool {
    invalidatedItemIndexPaths != nil && targetIndexPathsForInteractivelyMovingItems == nil
  }

  private var metricsFlag: Bool?
}
